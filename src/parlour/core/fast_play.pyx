"""The luck of a match, and seats that move at random, without Python's lock. Written in Cython for the sake of BLAKE2b (RFC 7693),
whose first half, the key, is worked out once for each match; what it does is what play.py does with plain games, and tests compare."""

from libc.string cimport memset

from parlour.core cimport actors, chance
from parlour.core.state cimport MoveBuffer, State

from parlour.core.state import raise_pending

cdef extern from *:
    """
    #include <stdint.h>
    #include <stdio.h>
    #include <string.h>
    static const unsigned long long parlour_iv[8] = {
        0x6A09E667F3BCC908ULL, 0xBB67AE8584CAA73BULL, 0x3C6EF372FE94F82BULL, 0xA54FF53A5F1D36F1ULL,
        0x510E527FADE682D1ULL, 0x9B05688C2B3E6C1FULL, 0x1F83D9ABFB41BD6BULL, 0x5BE0CD19137E2179ULL};
    static const uint8_t parlour_sigma[12][16] = {
        {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}, {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
        {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4}, {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
        {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13}, {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
        {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11}, {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
        {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5}, {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0},
        {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}, {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3}};
    #define PARLOUR_ROTATE(x, n) (((x) >> (n)) | ((x) << (64 - (n))))
    #define PARLOUR_MIX(a, b, c, d, x, y) \\
        v[a] += v[b] + (x); v[d] = PARLOUR_ROTATE(v[d] ^ v[a], 32); v[c] += v[d]; v[b] = PARLOUR_ROTATE(v[b] ^ v[c], 24); \\
        v[a] += v[b] + (y); v[d] = PARLOUR_ROTATE(v[d] ^ v[a], 16); v[c] += v[d]; v[b] = PARLOUR_ROTATE(v[b] ^ v[c], 63);
    static void parlour_compress(unsigned long long *h, const unsigned char *block, unsigned long long counted, int last) {
        unsigned long long v[16], m[16];
        int i, j;
        for (i = 0; i < 16; i++) {
            unsigned long long word = 0;
            for (j = 7; j >= 0; j--) word = word << 8 | block[8 * i + j];
            m[i] = word;
        }
        for (i = 0; i < 8; i++) { v[i] = h[i]; v[i + 8] = parlour_iv[i]; }
        v[12] ^= counted;
        if (last) v[14] = ~v[14];
        for (i = 0; i < 12; i++) {
            const uint8_t *s = parlour_sigma[i];
            PARLOUR_MIX(0, 4, 8, 12, m[s[0]], m[s[1]])
            PARLOUR_MIX(1, 5, 9, 13, m[s[2]], m[s[3]])
            PARLOUR_MIX(2, 6, 10, 14, m[s[4]], m[s[5]])
            PARLOUR_MIX(3, 7, 11, 15, m[s[6]], m[s[7]])
            PARLOUR_MIX(0, 5, 10, 15, m[s[8]], m[s[9]])
            PARLOUR_MIX(1, 6, 11, 12, m[s[10]], m[s[11]])
            PARLOUR_MIX(2, 7, 8, 13, m[s[12]], m[s[13]])
            PARLOUR_MIX(3, 4, 9, 14, m[s[14]], m[s[15]])
        }
        for (i = 0; i < 8; i++) h[i] ^= v[i] ^ v[i + 8];
    }
    /* What is left to do for every outcome of a match once its key is taken in. */
    static void parlour_take_key(unsigned long long *h, const unsigned char *key) {
        unsigned char block[128] = {0};
        memcpy(block, key, 32);
        memcpy(h, parlour_iv, sizeof parlour_iv);
        h[0] ^= 0x01010000ULL ^ (32ULL << 8) ^ 8ULL;
        parlour_compress(h, block, 128, 0);
    }
    static unsigned long long parlour_keyed(const unsigned long long *key, long long pile, long long number) {
        unsigned char block[128] = {0};
        unsigned long long h[8], swapped = 0;
        int i, length = snprintf((char *)block, sizeof block, "%lld %lld", pile, number);
        memcpy(h, key, sizeof h);
        parlour_compress(h, block, 128 + (unsigned long long)length, 1);
        for (i = 0; i < 8; i++) swapped = swapped << 8 | (h[0] >> (8 * i) & 255);
        return swapped;
    }
    """
    void take_key "parlour_take_key"(unsigned long long* h, const unsigned char* key) noexcept nogil
    unsigned long long keyed "parlour_keyed"(const unsigned long long* key, long long pile, long long number) noexcept nogil

cdef enum:
    MOST_PILES = 64


cdef class Luck:
    """The outcomes of one match after another, and the bits of the seats that move at random."""

    cdef unsigned long long[8] h
    cdef unsigned long long[8] bits
    cdef long long[MOST_PILES] counts
    cdef long long at_random
    cdef MoveBuffer buffer
    cdef long long[8] chosen

    def __cinit__(self):
        self.buffer = MoveBuffer()

    def begin(self, bytes key, list bits):
        """A match with a key of 32 bytes; `bits` begin the streams of all seats, if all of them move at random."""
        if len(key) != 32 or len(bits) > 8:
            raise ValueError("a key has 32 bytes, and a table 8 seats at most")
        take_key(self.h, key)
        memset(self.counts, 0, sizeof(self.counts))
        self.at_random = 0
        for seat, given in enumerate(bits):
            self.bits[seat] = given
            self.at_random |= 1 << seat

    def stream(self, int seat):
        """Where the stream of a seat that moves at random has come to."""
        return self.bits[seat] if 0 <= seat < 8 else 0

    def play_on(self, State state, long long most, list moves):
        """Plays on as far as no other seat is asked, for at most so many plies (a round is never left half done), and adds what
        happened to `moves` if that is a list; returns how many plies it were."""
        cdef long long plies = 0, seat, move, many
        cdef MoveBuffer buffer = self.buffer
        while plies < most and state.actor != actors.OVER:
            if state.actor == actors.CHANCE:
                if state.pile < 0 or state.pile >= MOST_PILES:
                    break  # the caller draws it
                move = state.raw_pick_outcome(buffer, keyed(self.h, state.pile, self.counts[state.pile]))
                if move < 0:
                    break
                self.counts[state.pile] += 1
                state.raw_push(move, actors.CHANCE)
                plies += 1
                if moves is not None:
                    moves.append((actors.CHANCE, move))
                continue
            if state.asked & ~self.at_random:
                break
            many = state.asked
            for seat in range(state.seats):
                if many >> seat & 1:
                    buffer.clear()
                    state.raw_find_moves(buffer, seat)
                    if buffer.many == 0:
                        raise_pending()
                        raise ValueError(f"seat {seat} is asked and has no move")
                    self.bits[seat] = chance.step(self.bits[seat])
                    self.chosen[seat] = buffer.move[chance.index(self.bits[seat], buffer.many)]
            for seat in range(state.seats):
                if many >> seat & 1:
                    state.raw_push(self.chosen[seat], seat)
                    plies += 1
                    if moves is not None:
                        moves.append((seat, self.chosen[seat]))
        raise_pending()
        return plies
