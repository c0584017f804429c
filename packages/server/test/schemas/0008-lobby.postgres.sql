CREATE TABLE public.attendance (
    process text NOT NULL,
    table_id text NOT NULL,
    seat integer NOT NULL,
    at bigint NOT NULL,
    gone bigint NOT NULL
);
CREATE TABLE public.chat (
    table_id text NOT NULL,
    number integer NOT NULL,
    seat integer NOT NULL,
    name text NOT NULL,
    audience text NOT NULL,
    kind text NOT NULL,
    text text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.commands (
    table_id text NOT NULL,
    key text NOT NULL,
    digest text NOT NULL,
    answer text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.counts (
    id integer NOT NULL,
    waiting integer NOT NULL,
    live integer NOT NULL,
    finished integer NOT NULL,
    guests integer NOT NULL,
    chat integer NOT NULL
);
CREATE TABLE public.drafts (
    table_id text NOT NULL,
    seat integer NOT NULL,
    revision integer NOT NULL,
    data text NOT NULL
);
CREATE TABLE public.guests (
    id text NOT NULL,
    name text NOT NULL,
    language text NOT NULL
);
CREATE TABLE public.holidays (
    guest text NOT NULL,
    taken text NOT NULL
);
CREATE TABLE public.keys (
    hash text NOT NULL,
    table_id text NOT NULL,
    role text NOT NULL,
    seat integer NOT NULL,
    guest text NOT NULL,
    lasting integer NOT NULL
);
CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.lobby (
    id text NOT NULL,
    opened bigint NOT NULL,
    seen bigint NOT NULL,
    seats integer NOT NULL,
    pace text NOT NULL,
    language text NOT NULL,
    names text NOT NULL,
    origin text NOT NULL,
    shown integer NOT NULL
);
CREATE TABLE public.moves (
    table_id text NOT NULL,
    number integer NOT NULL,
    seat integer NOT NULL,
    text text NOT NULL,
    news integer NOT NULL
);
CREATE TABLE public.outages (
    number integer NOT NULL,
    since bigint NOT NULL,
    until bigint NOT NULL
);
CREATE TABLE public.outbox (
    id text NOT NULL,
    receiver text NOT NULL,
    tag text NOT NULL,
    channel text NOT NULL,
    facts text NOT NULL,
    due bigint NOT NULL,
    attempts integer NOT NULL,
    created bigint NOT NULL
);
CREATE TABLE public.passes (
    hash text NOT NULL,
    guest text NOT NULL,
    sealed text NOT NULL,
    until bigint NOT NULL
);
CREATE TABLE public.processes (
    id text NOT NULL,
    since bigint NOT NULL,
    at bigint NOT NULL,
    due bigint NOT NULL
);
CREATE TABLE public.receivers (
    id text NOT NULL,
    settings text NOT NULL
);
CREATE TABLE public.records (
    table_id text NOT NULL,
    moves bytea NOT NULL
);
CREATE TABLE public.secrets (
    name text NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.tables (
    id text NOT NULL,
    setup text NOT NULL,
    seats text NOT NULL,
    pace text NOT NULL,
    clocks text NOT NULL,
    visibility text NOT NULL,
    options text NOT NULL,
    state text NOT NULL,
    awaited integer NOT NULL,
    standing text NOT NULL,
    version integer NOT NULL,
    news integer NOT NULL,
    table_news integer NOT NULL,
    votes_news integer NOT NULL,
    rewound_news integer NOT NULL,
    history integer NOT NULL,
    packed integer NOT NULL,
    created bigint NOT NULL,
    changed bigint NOT NULL,
    recent text DEFAULT ''::text NOT NULL
);
CREATE TABLE public.votes (
    table_id text NOT NULL,
    question text NOT NULL,
    seat integer NOT NULL,
    yes integer NOT NULL,
    at bigint NOT NULL
);
INSERT INTO public.chat VALUES ('live-game-live-game-00', 3, -1, 'Aki', 'players', 'text', 'Don’t; stop', 1794830400000);
INSERT INTO public.commands VALUES ('live-game-live-game-00', 'first-message', 'Ex2kg3bcVWB', '{"number":3}', 1794830400000);
INSERT INTO public.commands VALUES ('live-game-live-game-00', 'vote-key', 'Wvk0pq24EOR', '{"version":2,"news":4,"history":1}', 1794830400000);
INSERT INTO public.counts VALUES (1, 0, 2, 1, 1, 1);
INSERT INTO public.drafts VALUES ('live-game-live-game-00', 1, 1, 'half a turn');
INSERT INTO public.guests VALUES ('guest-guest-guest-0000', 'Aki', 'fr');
INSERT INTO public.holidays VALUES ('guest-guest-guest-0000', '[{"id":"holiday","first":"2026-07-01","last":"2026-07-02","zone":"UTC","from":1794830400000,"until":3589660800000}]');
INSERT INTO public.keys VALUES ('hash-of-a-watcher-0000', 'live-game-live-game-00', 'watch', -1, '', 0);
INSERT INTO public.kysely_migration VALUES ('0001-first', '2026-11-18T20:50:43.626Z');
INSERT INTO public.kysely_migration VALUES ('0002-guests', '2026-11-18T20:50:43.637Z');
INSERT INTO public.kysely_migration VALUES ('0003-recent', '2026-11-18T20:50:43.638Z');
INSERT INTO public.kysely_migration VALUES ('0004-passes', '2026-11-18T20:50:43.640Z');
INSERT INTO public.kysely_migration VALUES ('0005-journal', '2026-11-18T20:50:43.642Z');
INSERT INTO public.kysely_migration VALUES ('0006-holidays', '2026-11-18T20:50:43.648Z');
INSERT INTO public.kysely_migration VALUES ('0007-outages', '2026-11-18T20:50:43.677Z');
INSERT INTO public.kysely_migration VALUES ('0008-lobby', '2026-11-18T20:50:43.695Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.outbox VALUES ('2cuw1AOJURZIBpWHywGP8g', 'receiver-receiver-0000', 'live-game-live-game-00', '', '{"kind":"turn","table":"live-game-live-game-00","names":["Aki","Mori"],"seat":0}', 1794830401000, 0, 1794830401000);
INSERT INTO public.passes VALUES ('hash-of-a-pass-pass-00', 'guest-guest-guest-0000', 'sealed', 3589660800000);
INSERT INTO public.receivers VALUES ('receiver-receiver-0000', '{"language":"es","zone":"UTC","push":[]}');
INSERT INTO public.records VALUES ('finished-game-finished', '\x0b08803009706c6179206e657a756d692d31203203');
INSERT INTO public.secrets VALUES ('mail', 'secret of the mails');
INSERT INTO public.tables VALUES ('played-game-played-gam', '{"seats":2,"seed":"maple","harder":true,"edition":"81f2dd51759ca197"}', '[{"kind":"person","name":"Aki"},{"kind":"person","name":"Mori"}]', '{"kind":"untimed"}', '[]', 'public', '{"liveScore":true,"freeChat":true}', 'live', 1, '{"round":2,"phase":"summer","scores":[0,0],"check":1341787989}', 2, 2, 1, 0, 0, 50, 0, 1794830400000, 1794830400000, '
moves 1794830400000 2 2 50 -1	1 discard ookami	0 discard imomushi	1 play imomushi 3	1 take wood	0 play kappa 2	0 skip	1 die 1 stairs	1 line 3	1 start west 1	1 skip	1 use ancient-4	1 walk west 2	0 die 1 home-1	1 die 2 home-2 +1	1 vision	1 keep vision-25	0 die 2 forges	0 line 2	0 build ryokan-6 glade	0 skip	1 die 3 yomi	1 line 1	1 use ancient-1	1 take sake	0 die 3 home-6 +1	0 copy b 2	0 vision	0 keep vision-5	1 play kitsune 2	1 dragonfly 3	1 pay wood	0 play kitsune 3	0 dragonfly 2	1 cross 1	1 favour yomi gifts	1 skip	0 play nezumi 1	0 crystal 2 4	1 play nezumi 1	1 build onsen-3 glade	0 cross 2	0 cover glade bitoku	1 pass	0 pass	1 dice 3 2 1	1 virtue kitsune	0 dice 1 3 1	0 skip	1 discard kappa	0 discard kitsune');
INSERT INTO public.tables VALUES ('finished-game-finished', '{"seats":4,"seed":"iiQyywM0v4i6T2_xCk5edA","harder":false,"edition":"81f2dd51759ca197"}', '[{"kind":"person","name":"Aki","guest":"Dt--wAhI1013AV_iumi5HA"},{"kind":"person","name":"Mori","guest":"9VahSQNTivaQCRwDn2uAsw"},{"kind":"person","name":"Sora","guest":"f8y5aev1e8qq60-MTTuFoA"},{"kind":"person","name":"Yuki","guest":"jzHG8aX1dQ3OYiTnUNz_UA"}]', '{"kind":"days","turn":86400000}', '[]', 'public', '{"liveScore":true,"freeChat":true}', 'finished', 0, '{"round":1,"phase":"summer","scores":[1,0,0,0]}', 2, 2, 1, 0, 2, 1, 1, 1794830400000, 1794830401000, '');
INSERT INTO public.tables VALUES ('live-game-live-game-00', '{"seats":4,"seed":"Xir51HyELOod2Fd5yItJpw","harder":false,"edition":"81f2dd51759ca197"}', '[{"kind":"person","name":"Aki","guest":"Dt--wAhI1013AV_iumi5HA"},{"kind":"person","name":"Mori","guest":"9VahSQNTivaQCRwDn2uAsw"},{"kind":"person","name":"Sora","guest":"f8y5aev1e8qq60-MTTuFoA"},{"kind":"person","name":"Yuki","guest":"jzHG8aX1dQ3OYiTnUNz_UA"}]', '{"kind":"days","turn":86400000}', '[]', 'public', '{"liveScore":true,"freeChat":true}', 'live', 2, '{"round":1,"phase":"summer","scores":[1,0,0,0]}', 2, 4, 1, 4, 0, 1, 0, 1794830400000, 1794830401000, '
sHj5DEZEZgEqHH6g69WbdQ 1794830401000 2 2 1 -1	0 play nezumi-1 2');
INSERT INTO public.votes VALUES ('live-game-live-game-00', 'replace 2', 0, 1, 1794830400000);
ALTER TABLE ONLY public.attendance
    ADD CONSTRAINT attendance_pkey PRIMARY KEY (process, table_id, seat);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_pkey PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.commands
    ADD CONSTRAINT commands_pkey PRIMARY KEY (table_id, key);
ALTER TABLE ONLY public.counts
    ADD CONSTRAINT counts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.drafts
    ADD CONSTRAINT drafts_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.guests
    ADD CONSTRAINT guests_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.holidays
    ADD CONSTRAINT holidays_pkey PRIMARY KEY (guest);
ALTER TABLE ONLY public.keys
    ADD CONSTRAINT keys_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.lobby
    ADD CONSTRAINT lobby_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.moves
    ADD CONSTRAINT moves_pkey PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.outages
    ADD CONSTRAINT outages_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.passes
    ADD CONSTRAINT passes_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.processes
    ADD CONSTRAINT processes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.receivers
    ADD CONSTRAINT receivers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.records
    ADD CONSTRAINT records_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.votes
    ADD CONSTRAINT votes_pkey PRIMARY KEY (table_id, question, seat);
CREATE INDEX attendance_gone ON public.attendance USING btree (gone) WHERE (gone > 0);
CREATE INDEX attendance_of_table ON public.attendance USING btree (table_id);
CREATE INDEX keys_of_guest ON public.keys USING btree (guest) WHERE (guest <> ''::text);
CREATE INDEX keys_of_table ON public.keys USING btree (table_id) WHERE (lasting = 0);
CREATE INDEX lobby_opened ON public.lobby USING btree (opened, id);
CREATE INDEX lobby_origin ON public.lobby USING btree (origin, opened, id);
CREATE INDEX lobby_pace ON public.lobby USING btree (pace, opened, id);
CREATE INDEX lobby_seats ON public.lobby USING btree (seats, opened, id);
CREATE INDEX outbox_due ON public.outbox USING btree (due);
CREATE UNIQUE INDEX outbox_of_receiver ON public.outbox USING btree (receiver, tag, channel);
CREATE INDEX tables_public ON public.tables USING btree (state, changed) WHERE (visibility = 'public'::text);
CREATE INDEX tables_unpacked ON public.tables USING btree (changed) WHERE ((state = 'finished'::text) AND (packed = 0));
