"""The report of a study: what it says, and that it needs nothing else."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from html.parser import HTMLParser
from typing import Any

import msgspec
import pytest

import parlour
from parlour.locale import LANGUAGES
from parlour.study.report import html, markdown, plots
from parlour.study.report.canvas import SLIM, Canvas, ticks, two_lines
from parlour.study.report.numbers import Numbers
from parlour.study.report.plots import PlotRow, Point
from parlour.study.summary import (
    CellMetric,
    Conclusion,
    Difference,
    Effect,
    LandMap,
    MetricSummary,
    Repeat,
    Scale,
    SeatTable,
    Summary,
    ToleranceVerdict,
    Word,
)
from tests.study.some_summary import COMMAND, cell, difference, estimate, seat_table, summary


class Page(HTMLParser):
    """What a page consists of."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []
        self.inside: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in ("meta", "br"):
            self.inside.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag in self.inside:
            while self.inside.pop() != tag:
                pass

    def handle_data(self, data: str) -> None:
        if "style" not in self.inside:
            self.words.append(data)

    def of(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.tags if name == tag]


@pytest.fixture(scope="module")
def page() -> Page:
    return Page(html(summary(), "en"))


def test_it_is_one_file_without_scripts_that_loads_nothing() -> None:
    text = html(summary(), "ru")
    page = Page(text)
    assert not page.of("script") and not page.of("link") and not page.of("img") and not page.of("iframe")
    assert not any(name.startswith("on") for _, attributes in page.tags for name in attributes) and "http" not in text
    assert all(url.startswith("data:font/woff2") for url in re.findall(r"url\((.*?)[,)]", text))
    assert 'lang="ru"' in text and "unicode-range:U+0301" in text


def test_links_lead_somewhere_and_names_are_used_once(page: Page) -> None:
    ids = [attributes["id"] for _, attributes in page.tags if "id" in attributes]
    assert max(Counter(ids).values()) == 1
    assert {str(link["href"])[1:] for link in page.of("a")} <= set(ids)


def test_every_plot_says_what_it_shows_and_has_a_table_behind_it() -> None:
    text = html(summary(), "en")
    for figure in re.findall(r"<figure>.*?</figure>", text, re.DOTALL):
        assert "<table" in figure and "<figcaption>" in figure
    for svg in re.findall(r"<svg [^>]*>", text):
        assert 'aria-hidden="true"' in svg or re.search('role="img" aria-label="[^"]', svg), svg


def test_the_command_the_seed_and_the_file_that_made_it_are_told(page: Page) -> None:
    told = "".join(page.words)
    assert COMMAND in told and "isle of made-up" in told and 'title = "Is <one> & the other fair?"' in told
    assert "Nine are too many." in told and "Parlour 0.1.0, Jackal 1, compiled rules." in told


def test_it_opens_with_what_was_found() -> None:
    text = markdown(summary(), "en")
    opening = text.split("\n\n")[2]
    assert opening.startswith("**1 of 2 changes clearly moves Turns of all crews:** Without plane waits (+31 turns). ")
    assert "**But** stronger bots (level5) do not confirm it." in opening
    assert "seat 1 wins 20.0\u202f% instead of 33.3\u202f%" in opening and "fresh games say 22.0\u202f%" in opening


def test_bots_that_find_it_within_the_tolerance_too_say_the_same() -> None:
    found = summary()

    def small(one: Difference) -> Difference:
        return msgspec.structs.replace(one, verdict=ToleranceVerdict(tolerance=100, word=Word.INSIDE))

    metrics = [msgspec.structs.replace(one, differences=[small(each) for each in one.differences]) for one in found.metrics]
    again = [msgspec.structs.replace(one, bots=[bots], differences=[
        msgspec.structs.replace(each, again=small(each.again)) for each in one.differences])
        for one in found.again for bots in ("level4", "level5")]
    opening = markdown(msgspec.structs.replace(found, metrics=metrics, again=again), "en").split("\n\n")[2]
    assert "within the tolerance" in opening and "Stronger bots (level4, level5) say the same." in opening


def asked_about_seats(*tables: SeatTable, levels: Sequence[dict[str, Any]], **changes: Any) -> str:
    cells = [cell(number, given, 2, 0 if number else None) for number, given in enumerate(levels)]
    given = {"again": [], "repeats": [], "metrics": [MetricSummary(name="seat", kind="seats", unit="win", cost="final")]}
    found = summary(primary="seat", cells=cells, seats=list(tables), **{**given, **changes})
    return markdown(found, "en").split("\n\n")[2]


def test_whether_it_is_the_seat_or_the_players_is_answered_in_words() -> None:
    """Where tables differ only in who plays."""
    bots = [{"bots": "greedy"}, {"bots": "level4"}]
    first = seat_table(0, [0.6, 0.4], True, Word.OUTSIDE)
    repeat = Repeat(metric="seat", cell=0, seats=(first, seat_table(0, [0.58, 0.42], True, Word.OUTSIDE)), confirmed=True)
    same = asked_about_seats(first, seat_table(1, [0.63, 0.37], True, Word.OUTSIDE), levels=bots, repeats=[repeat])
    assert same == ("**It is the seat: seat 1 wins more than its share of 50.0\u202f% whoever plays.** "
                    "Greedy 60.0\u202f%, on fresh deals 58.0\u202f%; Level4 63.0\u202f%.")
    other = asked_about_seats(first, seat_table(1, [0.51, 0.49], False, Word.INSIDE), levels=bots, repeats=[repeat])
    assert "It depends on who plays: seat 1 clearly wins more than its share of 50.0\u202f% only among Greedy." in other
    lucky = msgspec.structs.replace(repeat, confirmed=False)
    none = asked_about_seats(first, seat_table(1, [0.51, 0.49], False, Word.INSIDE), levels=bots, repeats=[lucky])
    assert none.startswith("**No seat is shown to be better, whoever plays.**")


def test_an_unfair_seat_is_held_against_stronger_bots_and_the_other_tables() -> None:
    rules = [{"play_on": False}, {"play_on": True}]
    first = seat_table(0, [0.6, 0.4], True, Word.OUTSIDE)
    repeat = Repeat(metric="seat", cell=0, seats=(first, first), confirmed=True)
    quiet = seat_table(1, [0.51, 0.49], False, Word.ACROSS)
    again = summary().again[0]
    for shares, clear, told in (
        ([0.62, 0.38], True, "Stronger bots (level5) say the same: 62.0\u202f%."),
        ([0.38, 0.62], True, "**But** among stronger bots (level5) it is another seat; seat 1 has 38.0\u202f%."),
        ([0.53, 0.47], False, "Among stronger bots (level5) it is 53.0\u202f%: 400 games cannot tell that from 50.0\u202f%."),
    ):
        tried = msgspec.structs.replace(again, seats=[seat_table(0, shares, clear, Word.ACROSS)], differences=[])
        opening = asked_about_seats(first, quiet, levels=rules, repeats=[repeat], again=[tried])
        assert told in opening and opening.endswith("At the other table no seat is shown to be better.")


def test_skill_or_luck_is_answered_and_a_weak_yardstick_is_told() -> None:
    given = summary(metrics=[MetricSummary(name="comeback", kind="share", unit="games", cost="record", primary=True)], again=[],
                    repeats=[], seats=[], primary="comeback", cells=[cell(0, {}, 4, None)])
    opening = markdown(given, "en").split("\n\n")[2]
    assert opening.startswith("**More skill than luck: random among greedy wins 2\u202f%; luck alone gives 25\u202f%.**")
    assert "The best bot tried, level5, wins 61\u202f%." in opening
    better = [msgspec.structs.replace(one, estimate=estimate(0.99, 0.03)) if one.bot == "level5" else one for one in given.skill]
    clear = markdown(msgspec.structs.replace(given, skill=better), "en").split("\n\n")[2]
    assert "level5 among greedy wins 99" in clear and "A random player wins 2\u202f% among them." in clear
    lucky = [msgspec.structs.replace(one, estimate=estimate(0.28, 0.03)) if one.bot == "random" else one for one in given.skill]
    weak = markdown(msgspec.structs.replace(given, skill=lucky), "en").split("\n\n")[2]
    assert weak.startswith("**More luck than skill: level5 among greedy wins 61\u202f%; luck alone gives 25\u202f%.**")
    assert "**But** a random player wins 28\u202f% among them: here greedy is no better than chance" in weak


def test_of_many_tables_with_a_better_seat_the_strongest_is_told() -> None:
    tables = [seat_table(number, [0.6 + number / 100, 0.4 - number / 100], True, Word.OUTSIDE) for number in range(4)]
    repeats = [Repeat(metric="seat", cell=number, seats=(table, table), confirmed=True) for number, table in enumerate(tables)]
    cells = [cell(number, {"turn_limit": number}, 2, 0 if number else None) for number in range(4)]
    given = [MetricSummary(name="seat", kind="seats", unit="win", cost="final"), summary().metric("turns")]
    opening = markdown(summary(cells=cells, seats=tables, repeats=repeats, metrics=given, again=[]), "en").split("\n\n")[2]
    assert "**At 4 of 4 tables not every seat is equal" in opening and opening.count("instead of") == 1
    assert "seat 1 wins 63.0" in opening


def test_where_nobody_wins_more_who_moves_at_random_tells_of_skill() -> None:
    given = summary(metrics=[MetricSummary(name="comeback", kind="share", unit="games", cost="record", primary=True)], again=[],
                    repeats=[], seats=[], primary="comeback", cells=[cell(0, {}, 4, None)])
    weaker = [msgspec.structs.replace(one, estimate=estimate(0.2, 0.03)) if one.bot == "level5" else one for one in given.skill]
    opening = markdown(msgspec.structs.replace(given, skill=weaker), "en").split("\n\n")[2]
    assert opening.startswith("**More skill than luck: random among greedy wins 2\u202f%; luck alone gives 25\u202f%.**")
    assert "None of the other bots tried (level5) wins more than greedy." in opening


def test_where_all_act_at_once_no_seat_can_be_better() -> None:
    table = msgspec.structs.replace(seat_table(0, [0.29, 0.71], False, Word.ACROSS), at_once=True)
    text = markdown(msgspec.structs.replace(only_turns(2.0), seats=[table]), "en")
    assert "**Fair?** Yes. No seat can be better, for everybody acts at once." in text


def test_where_players_differ_it_is_told_for_whom_it_is_what() -> None:
    levels = [{"play_on": on, "bots": bots} for on in (False, True) for bots in ("greedy", "level5")]
    effect = Effect(levels={"play_on": "true"}, scale=Scale.DIFFERENCE, deals=400, value=-0.1, low=-0.12, high=-0.08, clear=True)
    metric = MetricSummary(
        name="comeback", kind="share", unit="games", cost="record", primary=True, effects=[effect],
        cells=[CellMetric(cell=n, estimate=estimate(0.4 - 0.1 * n, 0.02)) for n in range(4)],
        differences=[difference(1, -0.1, 0.02)])
    given = summary(cells=[cell(n, one, 4, 0 if n else None) for n, one in enumerate(levels)], metrics=[metric], again=[],
                    repeats=[], seats=[], primary="comeback")
    assert markdown(given, "en").split("\n\n")[2] == (
        "**Comebacks (without play on):** greedy 40\u202f%, level5 30\u202f%. **Comebacks (play on):** greedy 20\u202f%, level5 "
        "10\u202f%. Play on: −10.0 points (−12.0 to −8.0) over all these players.")


def test_changes_to_the_same_side_are_told_from_one_end_to_the_other() -> None:
    text = markdown(only_turns(-8.0, -31.0), "en")
    assert "2 of 2 changes clearly move Turns of all crews:** from −31.0 turns" in text


def test_the_course_of_a_game_is_told() -> None:
    text = markdown(summary(), "en")
    assert "On average the winner’s chance passes one half after 52\u202f% of the game" in text  # 48 to 58 at eighths
    assert "begins with 25\u202f% on average, has 48\u202f% halfway" in text
    assert "| 3/8 | 40\u202f% (35–45) | 40\u202f% (35–45) |" in text
    assert html(summary(), "en").count('class="ln-f"') == 2  # one game, wide and slim


def test_few_values_are_told_as_a_hundred_games() -> None:
    given = only_turns(2.0)
    cells = [CellMetric(cell=n, estimate=estimate(4.2, 0.1, quantiles=[4.0, 4.0, 4.0, 4.0, 6.0]),
                        counts=[(4.0, 596), (5.0, 300), (6.0, 104)]) for n in range(2)]
    found = msgspec.structs.replace(given, metrics=[msgspec.structs.replace(given.metrics[0], cells=cells)])
    text = html(found, "en")
    for kind, many in enumerate((60, 30, 10)):  # the largest remainder has the last square
        assert text.count(f'class="part q{kind}"') == 2 * 2 * many + 1, kind  # two tables, wide and slim, and the key
    assert "| The base | 59.6\u202f% | 30.0\u202f% | 10.4\u202f% |" in markdown(found, "en")


def only_turns(*values: float, half: float = 3.0, word: Word | None = None) -> Summary:
    verdict = ToleranceVerdict(tolerance=20.0, word=word) if word else None
    differences = [difference(number, value, half, verdict=verdict) for number, value in enumerate(values, 1)]
    metric = MetricSummary(name="turns", kind="number", unit="turns", cost="record", primary=True, differences=differences,
                           tolerance=20.0 if word else None)
    return summary(metrics=[metric], again=[], repeats=[], seats=[], skill=[])


def test_a_clear_difference_within_the_tolerance_is_called_hardly_any() -> None:
    text = markdown(only_turns(8.0, 5.0, word=Word.INSIDE), "en")
    assert "None of 2 changes matters for Turns of all crews" in text and "within the tolerance of 20.0 turns" in text
    assert "Hardly" in text


def test_labels_of_an_axis_stay_in_the_picture() -> None:
    canvas = Canvas(SLIM, 60, "")
    plots.axis(canvas, float, [0.0, 170.0, SLIM], 0, 20, lambda tick: "+100 %")
    places = [float(x) for x in re.findall(r'<text class="t s" x="([\d.]+)"', canvas.svg())]
    assert len(places) == 3 and all(20 < x < SLIM - 20 for x in places)
    rows = [PlotRow("a row", [Point(-9.0, -10.0, -8.0, "n", "−9", "−10 to −8")])]
    drawn = plots.dots("turns", rows, "turns", str, "as the base")(SLIM)
    [place] = re.findall(r'x="([\d.]+)"[^>]*>as the base<', drawn)
    assert float(place) < SLIM - 40


def test_a_table_without_a_joint_test_has_a_note_without_a_gap() -> None:
    group = plots.Group("a table", [PlotRow("Seat 1", [Point(0.0, -1.0, 1.0, "n", "0", "−1 to 1")])], ["", "10 games"])
    assert ">10 games</text>" in plots.grouped("seats", [group], "points", str)(SLIM)


def test_what_is_not_clear_is_not_claimed() -> None:
    text = markdown(only_turns(2.0, 1.0), "en")
    assert "None of 2 changes shows a difference in Turns of all crews" in text and "no difference shown" in text


@pytest.mark.parametrize(("value", "word", "told"), [
    (8.0, Word.INSIDE, "+8.0 turns (Without plane waits), within the tolerance of 20.0 turns."),
    (31.4, None, "clearly +31.4 turns (Without plane waits)."),
    (1.0, None, "+1.0 turns (Without plane waits) is not clear."),
])
def test_a_single_difference_is_told_without_a_range(value: float, word: Word | None, told: str) -> None:
    found = only_turns(value, word=word)
    opening = markdown(msgspec.structs.replace(found, cells=found.cells[:2]), "en").split("\n\n")[2]
    assert told in opening and "from" not in opening


@pytest.mark.parametrize("scale", [Scale.DIFFERENCE, Scale.RATIO])
def test_what_the_deals_find_is_told_in_the_unit_of_the_pairs_also_of_a_ratio(scale: Scale) -> None:
    given = only_turns(1.2, 1.1, half=0.1)
    found = msgspec.structs.replace(given, metrics=[msgspec.structs.replace(given.metrics[0], scale=scale)])
    for finds, told in ((19.5, "19.50 turns"), (0.7, "0.70 turns")):
        plan = msgspec.structs.replace(found.plan, finds=finds)
        text = markdown(msgspec.structs.replace(found, plan=plan), "en")
        assert f"400 deals find a difference of {told} with a chance of 90\u202f%" in text


def test_bots_whose_games_cannot_tell_yet_do_not_disagree() -> None:
    found = summary()
    again = [msgspec.structs.replace(one, differences=[
        msgspec.structs.replace(each, conclusion=Conclusion.OPEN) for each in one.differences]) for one in found.again]
    assert "Not clear yet" in html(msgspec.structs.replace(found, again=again), "en")


def test_a_ratio_is_told_in_percent() -> None:
    given = only_turns(0.84, 1.41, half=0.02)
    ratio = [msgspec.structs.replace(one, scale="ratio", clear=True) for one in given.metrics[0].differences]
    metric = msgspec.structs.replace(given.metrics[0], scale="ratio", differences=ratio)
    text = markdown(msgspec.structs.replace(given, metrics=[metric]))
    assert "−16\u202f%" in text and "+41\u202f%" in text


def test_an_alarm_that_fresh_games_did_not_repeat_makes_no_headline(page: Page) -> None:
    told = "".join(page.words)
    assert "Chest of 5 coins: +20.5 points; Cannon: −6.1" in told  # the swamp was worse, and is not
    assert "Not confirmed: Swamp, 4 steps." in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_speaks_the_language_throughout(lang: str) -> None:
    text = markdown(summary(), lang)
    assert "report-" not in text and "metric-" not in text and "{" not in text.replace("```toml", "")
    if lang != "en":
        english = set(markdown(summary(), "en").split("\n\n"))
        same = [block for block in text.split("\n\n") if block in english]
        assert all(block.startswith(("#", "```", "-")) for block in same), same
        assert "20,0\u202f%" in text and "4\u202f321" in text


def test_traffic_is_drawn_on_the_land_that_was_asked_for() -> None:
    options = dict(parlour.game("jack-rabbits").options.resolve({"seats": 3}))
    traffic = MetricSummary(name="traffic", kind="map", unit="passages", cost="record", primary=True,
                            cells=[CellMetric(cell=0, places={"Jc": [1.0], "road 12": [2.0]})])
    cell = msgspec.structs.replace(summary().cells[0], options=options)
    given = summary(game="jack-rabbits", primary="traffic", metrics=[traffic], cells=[cell], seats=[], repeats=[], again=[],
                    skill=[], lands=[LandMap(land=7, metric="traffic", games=40, places={"Jc": [4.7], "road 12": [3.0]})])
    text = html(given, "en")
    assert "Traffic: most at J♣ (4.7)" in text and "Jc: 4.70 arrivals a game" in text and "land 7, 40 games" in text
    assert text.count("<figure>") == 1  # games on many lands cannot be drawn together


def test_an_unfinished_study_says_so() -> None:
    assert "unfinished, 50\u202f%" in html(summary(complete=False, asked=8642), "en")


def test_nothing_compared_and_nobody_to_compare_still_makes_a_page() -> None:
    bare = only_turns()
    metric = msgspec.structs.replace(summary().metrics[0], differences=[], effects=[], cells=summary().metrics[0].cells[:1])
    text = html(msgspec.structs.replace(bare, metrics=[metric], cells=summary().cells[:1]), "en")
    assert "Turns of all crews: 400.0" in text and "All games" in text


def test_numbers_are_written_as_the_language_does() -> None:
    english, russian = Numbers("en"), Numbers("ru")
    assert english.number(-1234.5, 1) == "−1,234.5" and russian.number(-1234.5, 1) == "−1\u202f234,5"
    assert english.signed(0.004, 2) == "0.00" and english.signed(0.08, 2) == "+0.08" and english.signed(-0.001, 2) == "0.00"
    assert english.range(0.06, 0.09, 2) == "0.06–0.09" and english.range(-0.05, 0.06, 2, signed=True) == "−0.05 to +0.06"
    assert english.chance(0.0004) == "p < 0.001" and english.chance(0.0042) == "p = 0.004" and english.chance(0.33) == "p = 0.33"


def test_ticks_are_round_and_inside() -> None:
    for low, high in ((-0.02, 0.18), (-11, 1), (20, 1234), (-3.3, 3.1)):
        found = ticks(low, high)
        assert 2 <= len(found) <= 8 and all(low <= tick <= high for tick in found)


def test_long_labels_are_broken_where_words_end() -> None:
    assert two_lines("short", 10) == ["short"]
    assert two_lines("a house rule that is long", 14) == ["a house rule", "that is long"]
