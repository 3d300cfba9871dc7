CREATE TABLE public.chat (
    match character varying(32) NOT NULL,
    number integer NOT NULL,
    seat integer NOT NULL,
    name character varying(64) NOT NULL,
    text text NOT NULL,
    at double precision NOT NULL
);
CREATE TABLE public.entries (
    match character varying(32) NOT NULL,
    number integer NOT NULL,
    kind character varying(16) NOT NULL,
    seat integer NOT NULL,
    move integer NOT NULL,
    count integer,
    bot character varying(32),
    at double precision NOT NULL
);
CREATE TABLE public.matches (
    id character varying(32) NOT NULL,
    game character varying(64) NOT NULL,
    version integer NOT NULL,
    options json NOT NULL,
    seed character varying(64) NOT NULL,
    watching character varying(8) NOT NULL,
    created double precision NOT NULL,
    over boolean NOT NULL,
    next character varying(32)
);
CREATE TABLE public.schema (
    version integer NOT NULL
);
CREATE SEQUENCE public.schema_version_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.schema_version_seq OWNED BY public.schema.version;
CREATE TABLE public.seats (
    match character varying(32) NOT NULL,
    seat integer NOT NULL,
    kind character varying(8) NOT NULL,
    bot character varying(32),
    name character varying(64) NOT NULL,
    token_hash character varying(64),
    joined boolean NOT NULL
);
ALTER TABLE ONLY public.schema ALTER COLUMN version SET DEFAULT nextval('public.schema_version_seq'::regclass);
INSERT INTO public.chat VALUES ('k3v9', 0, 0, 'Étaín', 'one', 1763200001);
INSERT INTO public.chat VALUES ('k3v9', 1, 0, 'Étaín', 'two ♥', 1763200001);
INSERT INTO public.entries VALUES ('k3v9', 0, 'chance', -1, 35, NULL, NULL, 1794978984.8851664);
INSERT INTO public.entries VALUES ('k3v9', 1, 'chance', -1, 49, NULL, NULL, 1794978984.8851664);
INSERT INTO public.entries VALUES ('k3v9', 2, 'chance', -1, 27, NULL, NULL, 1794978984.8851664);
INSERT INTO public.entries VALUES ('k3v9', 3, 'chance', -1, 33, NULL, NULL, 1794978984.8851664);
INSERT INTO public.entries VALUES ('k3v9', 4, 'chance', -1, 13, NULL, NULL, 1794978984.8851664);
INSERT INTO public.entries VALUES ('k3v9', 5, 'chance', -1, 42, NULL, NULL, 1794978984.8851664);
INSERT INTO public.entries VALUES ('k3v9', 6, 'chance', -1, 12, NULL, NULL, 1794978984.8851664);
INSERT INTO public.entries VALUES ('k3v9', 7, 'chance', -1, 15, NULL, NULL, 1794978984.8851664);
INSERT INTO public.entries VALUES ('k3v9', 8, 'chance', -1, 5, NULL, NULL, 1794978984.8851664);
INSERT INTO public.entries VALUES ('k3v9', 9, 'chance', -1, 29, NULL, NULL, 1794978984.8851664);
INSERT INTO public.entries VALUES ('k3v9', 10, 'chance', -1, 37, NULL, NULL, 1794978984.8851664);
INSERT INTO public.entries VALUES ('k3v9', 11, 'chance', -1, 2, NULL, NULL, 1794978984.8851664);
INSERT INTO public.entries VALUES ('k3v9', 12, 'chance', -1, 48, NULL, NULL, 1794978984.8851664);
INSERT INTO public.entries VALUES ('k3v9', 13, 'chance', -1, 4, NULL, NULL, 1794978984.8851664);
INSERT INTO public.entries VALUES ('k3v9', 14, 'chance', -1, 24, NULL, NULL, 1794978984.8851664);
INSERT INTO public.entries VALUES ('k3v9', 15, 'chance', -1, 19, NULL, NULL, 1794978984.8851664);
INSERT INTO public.entries VALUES ('k3v9', 16, 'chance', -1, 50, NULL, NULL, 1794978984.8851664);
INSERT INTO public.entries VALUES ('k3v9', 17, 'chance', -1, 6, NULL, NULL, 1794978984.8851664);
INSERT INTO public.entries VALUES ('k3v9', 18, 'move', 0, 5, 0, NULL, 1794978984.9040537);
INSERT INTO public.entries VALUES ('k3v9', 19, 'move', 1, 2, 0, NULL, 1794978984.9127653);
INSERT INTO public.entries VALUES ('k3v9', 20, 'move', 0, 12, 1, NULL, 1794978984.9142041);
INSERT INTO public.entries VALUES ('k3v9', 21, 'move', 1, 4, 1, NULL, 1794978984.9240456);
INSERT INTO public.entries VALUES ('k3v9', 22, 'chance', -1, 44, NULL, NULL, 1794978984.9240456);
INSERT INTO public.entries VALUES ('k3v9', 23, 'chance', -1, 21, NULL, NULL, 1794978984.9240456);
INSERT INTO public.matches VALUES ('k3v9', 'ard-ri', 1, '{"seats": 2, "summer_cattle": "joins_always"}', 'barley', 'listed', 1763200000, false, NULL);
INSERT INTO public.schema VALUES (2);
INSERT INTO public.seats VALUES ('k3v9', 0, 'person', NULL, 'Étaín', 'hash', false);
INSERT INTO public.seats VALUES ('k3v9', 1, 'bot', 'greedy', 'greedy', NULL, false);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_pkey PRIMARY KEY (match, number);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_match_seat_count_key UNIQUE (match, seat, count);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (match, number);
ALTER TABLE ONLY public.matches
    ADD CONSTRAINT matches_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.schema
    ADD CONSTRAINT schema_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (match, seat);
CREATE INDEX ix_matches_created ON public.matches USING btree (created);
