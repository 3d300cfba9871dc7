"""Observations and batches of compiled states, without Python's lock. Written in Cython, since the fields of any game are reached
by their place in memory; what it does is what observation.py and batch.py do with plain games, and tests compare the two."""

cimport cython
from cpython.buffer cimport PyBUF_WRITABLE, PyBuffer_Release, PyObject_GetBuffer
from cpython.bytearray cimport PyByteArray_AS_STRING, PyByteArray_FromStringAndSize
from cpython.bytes cimport PyBytes_AS_STRING, PyBytes_FromStringAndSize
from cpython.pythread cimport (
    NOWAIT_LOCK, WAIT_LOCK, PyThread_acquire_lock, PyThread_allocate_lock, PyThread_free_lock, PyThread_release_lock,
    PyThread_type_lock,
)
from cpython.ref cimport PyObject
from libc.stdlib cimport calloc, free
from libc.string cimport memcpy, memset

from parlour.core cimport actors, bits, chance, memory
from parlour.core.state cimport MoveBuffer, State, is_asked, noted_moves

from parlour.core import memory as layouts

ctypedef fused Number:
    unsigned char
    signed char
    unsigned short
    short
    unsigned int
    int
    long long
    double

ctypedef fused Shown:
    float
    unsigned char

cdef struct Field:
    Py_ssize_t at  # in the observation
    Py_ssize_t place  # in the state
    Py_ssize_t elements
    Py_ssize_t row  # bytes to skip for each viewer
    long long low
    long long high
    int kind  # of KINDS
    int width
    int bits

KINDS = ("uint8", "int8", "uint16", "int16", "uint32", "int32", "int64", "double")
WIDTHS = (1, 1, 2, 2, 4, 4, 8, 8)

cdef unsigned char[256][8] BYTE_BITS
cdef float[256][8] FLOAT_BITS
for _byte in range(256):
    for _bit in range(8):
        BYTE_BITS[_byte][_bit] = FLOAT_BITS[_byte][_bit] = (_byte >> _bit) & 1


cdef inline void put_numbers(const Number* of, Shown* to, Py_ssize_t many, long long low, long long high) noexcept nogil:
    cdef Number least = <Number>low, most = <Number>high, value
    cdef Py_ssize_t i
    for i in range(many):
        value = of[i]
        value = least if value < least else value
        to[i] = <Shown>(most if value > most else value)


cdef inline void put_bits(unsigned long long word, Shown* to, int many) noexcept nogil:
    cdef int done = 0
    while done + 8 <= many:
        if Shown is float:
            memcpy(to + done, FLOAT_BITS[(word >> done) & 255], 8 * sizeof(float))
        else:
            memcpy(to + done, BYTE_BITS[(word >> done) & 255], 8)
        done += 8
    while done < many:
        to[done] = <Shown>((word >> done) & 1)
        done += 1


cdef inline unsigned long long word_of(const char* at, int width) noexcept nogil:
    if width == 8:
        return (<const unsigned long long*>at)[0]
    if width == 4:
        return (<const unsigned int*>at)[0]
    if width == 2:
        return (<const unsigned short*>at)[0]
    return (<const unsigned char*>at)[0]


cdef inline void put_field(const Field* field, const char* of, Shown* to) noexcept nogil:
    cdef Py_ssize_t i
    if field.bits:
        for i in range(field.elements):
            put_bits(word_of(of + i * field.width, field.width), to + i * field.bits, field.bits)
    elif field.kind == 0:
        if Shown is float:
            put_numbers(<const unsigned char*>of, to, field.elements, field.low, field.high)
        elif field.low <= 0 and field.high >= 255:
            memcpy(to, of, field.elements)
        else:
            put_numbers(<const unsigned char*>of, to, field.elements, field.low, field.high)
    elif field.kind == 1:
        put_numbers(<const signed char*>of, to, field.elements, field.low, field.high)
    elif field.kind == 2:
        put_numbers(<const unsigned short*>of, to, field.elements, field.low, field.high)
    elif field.kind == 3:
        put_numbers(<const short*>of, to, field.elements, field.low, field.high)
    elif field.kind == 4:
        put_numbers(<const unsigned int*>of, to, field.elements, field.low, field.high)
    elif field.kind == 5:
        put_numbers(<const int*>of, to, field.elements, field.low, field.high)
    elif field.kind == 6:
        put_numbers(<const long long*>of, to, field.elements, field.low, field.high)
    else:
        put_numbers(<const double*>of, to, field.elements, field.low, field.high)


cdef class Writer:
    """Writes observations of the states of one class."""

    cdef Field* fields
    cdef int many
    cdef readonly Py_ssize_t size
    cdef object kind
    cdef State scratch

    def __init__(self, State of, fields):
        self.kind, self.scratch = type(of), of
        self.many = len(fields)
        self.fields = <Field*>calloc(max(self.many, 1), sizeof(Field))
        if not self.fields:
            raise MemoryError
        places = of._offsets()
        for number, field in enumerate(fields):
            kind = KINDS.index(field.dtype)
            low, high = layouts.RANGES.get(field.dtype, (-(2**63), 2**63 - 1))
            self.fields[number] = Field(
                field.offset, places[field.name], field.elements, field.per_viewer * WIDTHS[kind],
                max(field.low, low), min(field.high, high), kind, WIDTHS[kind], field.bits,
            )
            self.size = field.offset + field.length

    def __dealloc__(self):
        free(self.fields)

    def write(self, State seen, out):
        """Into a contiguous buffer of float32 or uint8; observation.py has checked which."""
        cdef Py_buffer view
        if type(seen) is not self.kind or seen.viewer < 0:
            raise TypeError(f"a state of {self.kind.__name__} that a seat sees is wanted, not {seen!r:.40}")
        PyObject_GetBuffer(out, &view, PyBUF_WRITABLE)
        try:
            if view.len == self.size * <Py_ssize_t>sizeof(float) and view.itemsize == sizeof(float):
                self.put(seen, <char*>view.buf, True)
            elif view.len == self.size and view.itemsize == 1:
                self.put(seen, <char*>view.buf, False)
            else:
                raise ValueError("the buffer does not have the size of an observation")
        finally:
            PyBuffer_Release(&view)

    def look(self, State state, State shown, long long seat, Py_ssize_t moves, bint real):
        """What a seat sees of `shown`, as bytes of float32 or uint8, and which of so many moves it may make in `state`."""
        cdef MoveBuffer found
        cdef Py_ssize_t k
        if type(state) is not self.kind or type(shown) is not self.kind or not 0 <= seat < state.seats:
            raise TypeError(f"a state of {self.kind.__name__} and a seat of it are wanted, not {state!r:.40} and {seat}")
        out = PyByteArray_FromStringAndSize(NULL, self.size * (sizeof(float) if real else 1))
        row = PyByteArray_FromStringAndSize(NULL, moves)
        cdef char* mask = PyByteArray_AS_STRING(row)
        memset(mask, 0, moves)
        memory.copy(self.scratch, shown)
        self.scratch.viewer = seat
        self.scratch.raw_hide(seat)
        self.put(self.scratch, PyByteArray_AS_STRING(out), real)
        if is_asked(state, seat):
            found = noted_moves(state, seat)
            for k in range(found.many):
                if 0 <= found.move[k] < moves:
                    mask[found.move[k]] = 1
        return out, row

    cdef void put(self, State seen, char* to, bint real) noexcept nogil:
        cdef const char* block = <const char*><void*>seen
        cdef const Field* field
        cdef int i
        for i in range(self.many):
            field = &self.fields[i]
            if real:
                put_field(field, block + field.place + seen.viewer * field.row, <float*>to + field.at)
            else:
                put_field(field, block + field.place + seen.viewer * field.row, <unsigned char*>to + field.at)


RUNS = {}  # of each class, the pieces of its memory that hold its fields


def packed(State state):
    """All fields as observation.packed gives them."""
    kind = type(state)
    if kind not in RUNS:
        RUNS[kind] = runs_of(state)
    cdef const char* block = <const char*><void*>state
    cdef Py_ssize_t first, length, total = RUNS[kind][1]
    found = PyBytes_FromStringAndSize(NULL, total)
    cdef char* to = PyBytes_AS_STRING(found)
    for first, length in RUNS[kind][0]:
        memcpy(to, block + first, length)
        to += length
    return found


def runs_of(State state):
    places, runs, first, end, total = state._offsets(), [], 0, 0, 0
    for name, (dtype, length) in layouts.layout(type(state)).items():
        if places[name] != end:
            runs.append((first, end - first))
            first = end = places[name]
        end += WIDTHS[KINDS.index(dtype)] * max(length, 1)
        total += WIDTHS[KINDS.index(dtype)] * max(length, 1)
    return [*runs, (first, end - first)], total


cdef enum Job:
    STEP
    CHOOSE

# How often a thread looks for work, or for the end of it, before it sleeps: some 20 microseconds, less than waking takes.
cdef int LOOKS = 1000


cdef inline void wait_for(PyThread_type_lock lock) noexcept nogil:
    cdef int looks
    for looks in range(LOOKS):
        if PyThread_acquire_lock(lock, NOWAIT_LOCK):
            return
    PyThread_acquire_lock(lock, WAIT_LOCK)


cdef class Engine:
    """The games of a batch and its buffers: batch.Batch has checked all that is handed in."""

    cdef Writer writer
    cdef list states, scratches, buffers, openings, troubles
    cdef State start
    cdef object fresh, draw  # the first position of a game's next episode; 64 bits of keyed luck
    cdef PyObject** state
    cdef PyObject** opening  # the position in which a simultaneous round began, once there was one
    cdef PyObject** scratch
    cdef PyObject** buffer
    cdef unsigned long long* legal  # a bit set of moves for each game; `mask` is there for others to write to
    cdef unsigned long long* root
    cdef unsigned long long* luck
    cdef long long* age
    cdef long long* episode
    cdef long long* opened  # the round that `opening` is of, or -1
    cdef int* chosen
    cdef PyThread_type_lock* go  # of each helper, that there is work
    cdef PyThread_type_lock* ready  # and that it has done its share
    cdef int[::1] action  # of the job CHOOSE
    cdef unsigned long long lot
    cdef Job job
    cdef Py_ssize_t n, moves, words, seats, threads
    cdef Py_ssize_t working  # threads, the caller's included
    cdef long long most, final_of
    cdef bint real, is_keyed, is_fresh, is_closed
    cdef unsigned char[:, ::1] obs, final
    cdef signed char[:, ::1] mask
    cdef float[:, ::1] reward
    cdef unsigned char[::1] done, truncated
    cdef int[::1] seat

    def __init__(self, plan, batch, State start, fresh, draw):
        self.writer = plan.write.__self__
        self.n, self.moves, self.seats, self.threads = batch.n, batch.moves, batch.seats, batch.threads
        self.working = self.threads
        self.words = (self.moves + 63) // 64
        self.most, self.final_of = batch.max_decisions, -1 if batch.final_of is None else batch.final_of
        self.real = batch.obs.itemsize > 1
        self.start, self.fresh, self.draw = start, fresh, draw
        self.is_fresh, self.is_keyed = fresh is not None, draw is not None
        self.obs, self.final = batch.obs.view("uint8"), batch.final.view("uint8")
        self.mask, self.reward, self.seat = batch.mask, batch.reward, batch.seat
        self.done, self.truncated = batch.done.view("uint8"), batch.truncated.view("uint8")
        self.states = [start.copy() for _ in range(self.n)]
        self.scratches = [start.copy() for _ in range(self.threads)]
        self.buffers = [MoveBuffer() for _ in range(self.threads)]
        self.state = <PyObject**>calloc(self.n, sizeof(void*))
        self.openings = [None] * self.n
        self.opening = <PyObject**>calloc(self.n, sizeof(void*))
        self.scratch = <PyObject**>calloc(self.threads, sizeof(void*))
        self.buffer = <PyObject**>calloc(self.threads, sizeof(void*))
        self.legal = <unsigned long long*>calloc(self.n * self.words, 8)
        self.root = <unsigned long long*>calloc(self.n, 8)
        self.luck = <unsigned long long*>calloc(self.n, 8)
        self.age = <long long*>calloc(self.n, 8)
        self.episode = <long long*>calloc(self.n, 8)
        self.opened = <long long*>calloc(self.n, 8)
        self.chosen = <int*>calloc(self.n, sizeof(int))
        self.go = <PyThread_type_lock*>calloc(self.threads, sizeof(PyThread_type_lock))
        self.ready = <PyThread_type_lock*>calloc(self.threads, sizeof(PyThread_type_lock))
        self.troubles = []
        if not (self.go and self.ready and self.state and self.scratch and self.buffer and self.legal and self.root and self.luck and self.age
                and self.episode and self.opened and self.opening and self.chosen):
            raise MemoryError
        cdef Py_ssize_t i
        for i in range(self.n):
            self.state[i] = <PyObject*>self.states[i]
        for i in range(self.threads):
            self.scratch[i], self.buffer[i] = <PyObject*>self.scratches[i], <PyObject*>self.buffers[i]
            self.go[i], self.ready[i] = PyThread_allocate_lock(), PyThread_allocate_lock()
            if not (self.go[i] and self.ready[i]):
                raise MemoryError
            PyThread_acquire_lock(self.go[i], NOWAIT_LOCK)
            PyThread_acquire_lock(self.ready[i], NOWAIT_LOCK)

    def __dealloc__(self):
        cdef Py_ssize_t i
        for i in range(self.threads):
            if self.go and self.go[i]:
                PyThread_free_lock(self.go[i])
            if self.ready and self.ready[i]:
                PyThread_free_lock(self.ready[i])
        free(self.go)
        free(self.ready)
        free(self.state)
        free(self.scratch)
        free(self.buffer)
        free(self.legal)
        free(self.root)
        free(self.luck)
        free(self.age)
        free(self.episode)
        free(self.opened)
        free(self.opening)
        free(self.chosen)

    def copy(self, Py_ssize_t i):
        """The position of a game."""
        return self.states[i].copy()

    def episode_of(self, Py_ssize_t i):
        return self.episode[i]

    def reset(self, unsigned long long word):
        """All games from the beginning."""
        cdef Py_ssize_t i
        for i in range(self.n):
            self.root[i] = chance.fork(word, i)
            self.episode[i] = -1
            self.restart(<State>self.state[i], i, <MoveBuffer>self.buffer[0])
            self.look(<State>self.state[i], i, <State>self.scratch[0], <MoveBuffer>self.buffer[0])

    def check(self, const int[::1] action, const unsigned char[::1] only):
        """Notes the moves to be made; the number of the first game whose move is not allowed, or -1."""
        cdef Py_ssize_t i, wrong = -1
        cdef long long move
        with nogil:
            for i in range(self.n):
                self.chosen[i] = -1
            for i in range(self.n):
                if only[i]:
                    move = action[i]
                    if move < 0 or move >= self.moves or not (self.legal[i * self.words + (move >> 6)] >> (move & 63)) & 1:
                        wrong = i
                        break
                    self.chosen[i] = <int>move
        return wrong

    def step(self):
        """Makes the moves noted."""
        self.run(STEP)

    def choose(self, unsigned long long u, int[::1] action):
        """A legal move for each game, by lot."""
        self.lot, self.action = u, action
        self.run(CHOOSE)

    cdef run(self, Job job):
        """A job done by this thread and the helpers, each of them a part of the games."""
        cdef Py_ssize_t part
        self.job = job
        for part in range(1, self.working):
            PyThread_release_lock(self.go[part])
        try:
            with nogil:
                self.share(0)
        finally:
            with nogil:
                for part in range(1, self.working):
                    wait_for(self.ready[part])
        if self.troubles:
            raise self.troubles.pop()

    def serve(self, Py_ssize_t part):
        """The life of a helper: its share of every job, until the batch is closed."""
        if not 0 < part < self.threads:
            raise IndexError("no such helper")
        while True:
            try:
                with nogil:
                    self.help(part)
                return
            except BaseException as error:
                self.troubles.append(error)
                PyThread_release_lock(self.ready[part])

    def stop(self):
        """Sends the helpers home; from now on there is one thread."""
        cdef Py_ssize_t part, many = self.working
        self.working = 1
        self.is_closed = True
        for part in range(1, many):
            PyThread_release_lock(self.go[part])

    cdef int help(self, Py_ssize_t part) except -1 nogil:
        while True:
            wait_for(self.go[part])
            if self.is_closed:
                return 0
            self.share(part)
            PyThread_release_lock(self.ready[part])

    cdef int share(self, Py_ssize_t part) except -1 nogil:
        cdef Py_ssize_t i, last = self.n * (part + 1) // self.working
        for i in range(self.n * part // self.working, last):
            if self.job == CHOOSE:
                self.action[i] = self.pick(self.legal + i * self.words, chance.fork(self.lot, i))
            elif self.chosen[i] >= 0:
                self.advance(<State>self.state[i], i, <State>self.scratch[part], <MoveBuffer>self.buffer[part])
                self.chosen[i] = -1
        return 0

    cdef int advance(self, State state, Py_ssize_t i, State scratch, MoveBuffer buffer) except -1 nogil:
        cdef long long who = state.actor
        cdef Py_ssize_t seat
        self.done[i] = 0
        self.truncated[i] = 0
        self.age[i] += 1
        state.raw_push(self.chosen[i], who)
        self.play_out_chance(state, i, buffer)
        for seat in range(self.seats):
            self.reward[i, seat] = 0
        if state.actor == actors.OVER:
            self.done[i] = 1
            for seat in range(self.seats):
                self.reward[i, seat] = utility(state.raw_score(seat), self.seats)
        elif self.most and self.age[i] >= self.most:
            self.truncated[i] = 1
        if self.done[i] or self.truncated[i]:
            self.show(state, who if self.final_of < 0 else self.final_of, scratch, &self.final[i, 0])
            self.restart(state, i, buffer)
        self.look(state, i, scratch, buffer)
        return 0

    cdef int restart(self, State state, Py_ssize_t i, MoveBuffer buffer) except -1 nogil:
        self.episode[i] += 1
        self.age[i] = 0
        self.opened[i] = -1
        self.luck[i] = chance.fork(self.root[i], self.episode[i])
        if self.is_fresh:
            with gil:
                start = self.fresh(i, self.episode[i])
                if type(start) is not type(self.start):
                    raise TypeError(f"the game begins with a {type(start).__name__}, not a {type(self.start).__name__}")
                memory.copy(state, start)
        else:
            memory.copy(state, self.start)
        self.play_out_chance(state, i, buffer)
        if state.actor < 0:
            with gil:
                raise ValueError("the game is over before anybody has decided anything")
        return 0

    cdef int play_out_chance(self, State state, Py_ssize_t i, MoveBuffer buffer) except -1 nogil:
        while state.actor == actors.CHANCE:
            if self.is_keyed:
                with gil:
                    self.luck[i] = self.draw(i, state.pile)
            else:
                self.luck[i] = chance.step(self.luck[i])
            state.raw_push(state.raw_pick_outcome(buffer, self.luck[i]), actors.CHANCE)
        return 0

    cdef void show(self, State state, long long who, State scratch, unsigned char* to) noexcept nogil:
        memory.copy(scratch, state)
        scratch.viewer = who
        scratch.raw_hide(who)
        self.writer.put(scratch, <char*>to, self.real)

    cdef int open_round(self, State state, Py_ssize_t i) except -1 nogil:
        """Keeps the position in which several are asked at once."""
        if not self.opening[i]:
            with gil:
                self.openings[i] = self.start.copy()
                self.opening[i] = <PyObject*>self.openings[i]
        memory.copy(<State>self.opening[i], state)
        self.opened[i] = state.round
        return 0

    cdef int look(self, State state, Py_ssize_t i, State scratch, MoveBuffer buffer) except -1 nogil:
        cdef unsigned long long* legal = self.legal + i * self.words
        cdef signed char* mask = &self.mask[i, 0]
        cdef long long move
        cdef Py_ssize_t k
        self.seat[i] = <int>state.actor
        if state.asked & (state.asked - 1) and self.opened[i] != state.round:
            self.open_round(state, i)
        if self.opened[i] == state.round:
            self.show(<State>self.opening[i], state.actor, scratch, &self.obs[i, 0])
        else:
            self.show(state, state.actor, scratch, &self.obs[i, 0])
        memset(mask, 0, self.moves)
        memset(legal, 0, self.words * 8)
        buffer.clear()
        state.raw_find_moves(buffer, state.actor)
        for k in range(buffer.many):
            move = buffer.move[k]
            if 0 <= move < self.moves:
                mask[move] = 1
                legal[move >> 6] |= <unsigned long long>1 << (move & 63)
        return 0

    cdef int pick(self, const unsigned long long* legal, unsigned long long u) noexcept nogil:
        cdef Py_ssize_t word
        cdef long long many = 0, left
        cdef unsigned long long rest
        for word in range(self.words):
            many += bits.count(legal[word])
        left = chance.index(u, many)
        for word in range(self.words):
            many = bits.count(legal[word])
            if left < many:
                rest = legal[word]
                while left:
                    rest &= rest - 1
                    left -= 1
                return <int>(word * 64 + bits.lowest(rest))
            left -= many
        return 0


cdef inline float utility(double share, Py_ssize_t seats) noexcept nogil:
    """batch.utility"""
    return <float>(2 * share - 1 if seats == 1 else (seats * share - 1) / (seats - 1))
