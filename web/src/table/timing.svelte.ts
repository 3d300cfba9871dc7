// What the clocks of the match on this page show; tables draw one at each seat.

import type { Shown } from "../wire/clocks";
import type { Table } from "../wire/messages";

class Timing {
  table = $state.raw<Table | null>(null);
  times = $state.raw<Shown | null>(null);

  tell(table: Table | null, times: Shown | null): void {
    [this.table, this.times] = [table, times];
  }
}

export const timing = new Timing();
