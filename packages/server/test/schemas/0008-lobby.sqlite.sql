CREATE TABLE attendance (
    process text not null, table_id text not null, seat integer not null, at integer not null, gone integer not null,
    primary key (process, table_id, seat)
  ) without rowid;
CREATE TABLE "chat" ("table_id" text not null, "number" integer not null, "seat" integer not null, "name" text not null, "audience" text not null, "kind" text not null, "text" text not null, "at" integer not null, primary key ("table_id", "number")) without rowid;
insert into "chat" values ('live-game-live-game-00', 3, -1, 'Aki', 'players', 'text', 'Don’t; stop', 1794830400000);
CREATE TABLE "commands" ("table_id" text not null, "key" text not null, "digest" text not null, "answer" text not null, "at" integer not null, primary key ("table_id", "key")) without rowid;
insert into "commands" values ('live-game-live-game-00', 'first-message', 'Ex2kg3bcVWB', '{"number":3}', 1794830400000);
insert into "commands" values ('live-game-live-game-00', 't-XoCmec6Jxnf6wn6zWk3g', '119agUm_EmI', '{"version":2,"news":2,"history":1}', 1794830401000);
insert into "commands" values ('live-game-live-game-00', 'vote-key', 'Wvk0pq24EOR', '{"version":2,"news":4,"history":1}', 1794830400000);
insert into "commands" values ('played-game-played-gam', 'moves', 'ft0WoZyxiig', '{"version":2,"news":2,"history":50}', 1794830400000);
CREATE TABLE counts (
    id integer not null, waiting integer not null, live integer not null, finished integer not null,
    guests integer not null, chat integer not null, primary key (id)
  );
insert into "counts" values (1, 0, 2, 1, 1, 1);
CREATE TABLE "drafts" ("table_id" text not null, "seat" integer not null, "revision" integer not null, "data" text not null, primary key ("table_id", "seat")) without rowid;
insert into "drafts" values ('live-game-live-game-00', 1, 1, 'half a turn');
CREATE TABLE guests (
    id text not null, name text not null, language text not null, primary key (id)
  ) without rowid;
insert into "guests" values ('guest-guest-guest-0000', 'Aki', 'fr');
CREATE TABLE holidays (guest text not null, taken text not null, primary key (guest)) without rowid;
insert into "holidays" values ('guest-guest-guest-0000', '[{"id":"holiday","first":"2026-07-01","last":"2026-07-02","zone":"UTC","from":1794830400000,"until":3589660800000}]');
CREATE TABLE journal (number integer not null primary key, commits text not null);
CREATE TABLE "keys" ("hash" text not null, "table_id" text not null, "role" text not null, "seat" integer not null, "guest" text not null, "lasting" integer not null, primary key ("hash")) without rowid;
insert into "keys" values ('hash-of-a-watcher-0000', 'live-game-live-game-00', 'watch', -1, '', 0);
CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
insert into "kysely_migration" values ('0001-first', '2026-11-18T20:50:25.754Z');
insert into "kysely_migration" values ('0002-guests', '2026-11-18T20:50:25.755Z');
insert into "kysely_migration" values ('0003-recent', '2026-11-18T20:50:25.755Z');
insert into "kysely_migration" values ('0004-passes', '2026-11-18T20:50:25.755Z');
insert into "kysely_migration" values ('0005-journal', '2026-11-18T20:50:25.756Z');
insert into "kysely_migration" values ('0006-holidays', '2026-11-18T20:50:25.756Z');
insert into "kysely_migration" values ('0007-outages', '2026-11-18T20:50:25.756Z');
insert into "kysely_migration" values ('0008-lobby', '2026-11-18T20:50:25.757Z');
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
insert into "kysely_migration_lock" values ('migration_lock', 0);
CREATE TABLE lobby (
    id text not null, opened integer not null, seen integer not null, seats integer not null, pace text not null,
    language text not null, names text not null, origin text not null, shown integer not null, primary key (id)
  ) without rowid;
CREATE TABLE "moves" ("table_id" text not null, "number" integer not null, "seat" integer not null, "text" text not null, "news" integer not null, primary key ("table_id", "number")) without rowid;
insert into "moves" values ('live-game-live-game-00', 1, 0, 'play nezumi-1 2', 2);
insert into "moves" values ('played-game-played-gam', 1, 1, 'discard ookami', 2);
insert into "moves" values ('played-game-played-gam', 2, 0, 'discard imomushi', 2);
insert into "moves" values ('played-game-played-gam', 3, 1, 'play imomushi 3', 2);
insert into "moves" values ('played-game-played-gam', 4, 1, 'take wood', 2);
insert into "moves" values ('played-game-played-gam', 5, 0, 'play kappa 2', 2);
insert into "moves" values ('played-game-played-gam', 6, 0, 'skip', 2);
insert into "moves" values ('played-game-played-gam', 7, 1, 'die 1 stairs', 2);
insert into "moves" values ('played-game-played-gam', 8, 1, 'line 3', 2);
insert into "moves" values ('played-game-played-gam', 9, 1, 'start west 1', 2);
insert into "moves" values ('played-game-played-gam', 10, 1, 'skip', 2);
insert into "moves" values ('played-game-played-gam', 11, 1, 'use ancient-4', 2);
insert into "moves" values ('played-game-played-gam', 12, 1, 'walk west 2', 2);
insert into "moves" values ('played-game-played-gam', 13, 0, 'die 1 home-1', 2);
insert into "moves" values ('played-game-played-gam', 14, 1, 'die 2 home-2 +1', 2);
insert into "moves" values ('played-game-played-gam', 15, 1, 'vision', 2);
insert into "moves" values ('played-game-played-gam', 16, 1, 'keep vision-25', 2);
insert into "moves" values ('played-game-played-gam', 17, 0, 'die 2 forges', 2);
insert into "moves" values ('played-game-played-gam', 18, 0, 'line 2', 2);
insert into "moves" values ('played-game-played-gam', 19, 0, 'build ryokan-6 glade', 2);
insert into "moves" values ('played-game-played-gam', 20, 0, 'skip', 2);
insert into "moves" values ('played-game-played-gam', 21, 1, 'die 3 yomi', 2);
insert into "moves" values ('played-game-played-gam', 22, 1, 'line 1', 2);
insert into "moves" values ('played-game-played-gam', 23, 1, 'use ancient-1', 2);
insert into "moves" values ('played-game-played-gam', 24, 1, 'take sake', 2);
insert into "moves" values ('played-game-played-gam', 25, 0, 'die 3 home-6 +1', 2);
insert into "moves" values ('played-game-played-gam', 26, 0, 'copy b 2', 2);
insert into "moves" values ('played-game-played-gam', 27, 0, 'vision', 2);
insert into "moves" values ('played-game-played-gam', 28, 0, 'keep vision-5', 2);
insert into "moves" values ('played-game-played-gam', 29, 1, 'play kitsune 2', 2);
insert into "moves" values ('played-game-played-gam', 30, 1, 'dragonfly 3', 2);
insert into "moves" values ('played-game-played-gam', 31, 1, 'pay wood', 2);
insert into "moves" values ('played-game-played-gam', 32, 0, 'play kitsune 3', 2);
insert into "moves" values ('played-game-played-gam', 33, 0, 'dragonfly 2', 2);
insert into "moves" values ('played-game-played-gam', 34, 1, 'cross 1', 2);
insert into "moves" values ('played-game-played-gam', 35, 1, 'favour yomi gifts', 2);
insert into "moves" values ('played-game-played-gam', 36, 1, 'skip', 2);
insert into "moves" values ('played-game-played-gam', 37, 0, 'play nezumi 1', 2);
insert into "moves" values ('played-game-played-gam', 38, 0, 'crystal 2 4', 2);
insert into "moves" values ('played-game-played-gam', 39, 1, 'play nezumi 1', 2);
insert into "moves" values ('played-game-played-gam', 40, 1, 'build onsen-3 glade', 2);
insert into "moves" values ('played-game-played-gam', 41, 0, 'cross 2', 2);
insert into "moves" values ('played-game-played-gam', 42, 0, 'cover glade bitoku', 2);
insert into "moves" values ('played-game-played-gam', 43, 1, 'pass', 2);
insert into "moves" values ('played-game-played-gam', 44, 0, 'pass', 2);
insert into "moves" values ('played-game-played-gam', 45, 1, 'dice 3 2 1', 2);
insert into "moves" values ('played-game-played-gam', 46, 1, 'virtue kitsune', 2);
insert into "moves" values ('played-game-played-gam', 47, 0, 'dice 1 3 1', 2);
insert into "moves" values ('played-game-played-gam', 48, 0, 'skip', 2);
insert into "moves" values ('played-game-played-gam', 49, 1, 'discard kappa', 2);
insert into "moves" values ('played-game-played-gam', 50, 0, 'discard kitsune', 2);
CREATE TABLE outages (
    number integer not null, since integer not null, until integer not null, primary key (number)
  ) without rowid;
CREATE TABLE "outbox" ("id" text not null, "receiver" text not null, "tag" text not null, "channel" text not null, "facts" text not null, "due" integer not null, "attempts" integer not null, "created" integer not null, primary key ("id")) without rowid;
insert into "outbox" values ('t-5jo1us16F3fZvGNcBPVA', 'receiver-receiver-0000', 'live-game-live-game-00', '', '{"kind":"turn","table":"live-game-live-game-00","names":["Aki","Mori"],"seat":0}', 1794830401000, 0, 1794830401000);
CREATE TABLE passes (
    hash text not null, guest text not null, sealed text not null, until integer not null, primary key (hash)
  ) without rowid;
insert into "passes" values ('hash-of-a-pass-pass-00', 'guest-guest-guest-0000', 'sealed', 3589660800000);
CREATE TABLE processes (
    id text not null, since integer not null, at integer not null, due integer not null, primary key (id)
  ) without rowid;
CREATE TABLE "receivers" ("id" text not null, "settings" text not null, primary key ("id")) without rowid;
insert into "receivers" values ('receiver-receiver-0000', '{"language":"es","zone":"UTC","push":[]}');
CREATE TABLE "records" ("table_id" text not null, "moves" blob not null, primary key ("table_id"));
insert into "records" values ('finished-game-finished', X'0B08803009706C6179206E657A756D692D31203203');
CREATE TABLE "secrets" ("name" text not null, "value" text not null, primary key ("name")) without rowid;
insert into "secrets" values ('mail', 'secret of the mails');
CREATE TABLE "tables" ("id" text not null, "setup" text not null, "seats" text not null, "pace" text not null, "clocks" text not null, "visibility" text not null, "options" text not null, "state" text not null, "awaited" integer not null, "standing" text not null, "version" integer not null, "news" integer not null, "table_news" integer not null, "votes_news" integer not null, "rewound_news" integer not null, "history" integer not null, "packed" integer not null, "created" integer not null, "changed" integer not null, recent text not null default '', primary key ("id"));
insert into "tables" values ('live-game-live-game-00', '{"seats":4,"seed":"HIvKLLWuESwxj3sK4u29UQ","harder":false,"edition":"81f2dd51759ca197"}', '[{"kind":"person","name":"Aki","guest":"Dt--wAhI1013AV_iumi5HA"},{"kind":"person","name":"Mori","guest":"9VahSQNTivaQCRwDn2uAsw"},{"kind":"person","name":"Sora","guest":"f8y5aev1e8qq60-MTTuFoA"},{"kind":"person","name":"Yuki","guest":"jzHG8aX1dQ3OYiTnUNz_UA"}]', '{"kind":"days","turn":86400000}', '[]', 'public', '{"liveScore":true,"freeChat":true}', 'live', 2, '{"round":1,"phase":"summer","scores":[1,0,0,0]}', 2, 4, 1, 4, 0, 1, 0, 1794830400000, 1794830401000, '');
insert into "tables" values ('played-game-played-gam', '{"seats":2,"seed":"maple","harder":true,"edition":"81f2dd51759ca197"}', '[{"kind":"person","name":"Aki"},{"kind":"person","name":"Mori"}]', '{"kind":"untimed"}', '[]', 'public', '{"liveScore":true,"freeChat":true}', 'live', 1, '{"round":2,"phase":"summer","scores":[0,0],"check":1341787989}', 2, 2, 1, 0, 0, 50, 0, 1794830400000, 1794830400000, '');
insert into "tables" values ('finished-game-finished', '{"seats":4,"seed":"btQjqKMrr05X0M3xMPCgPA","harder":false,"edition":"81f2dd51759ca197"}', '[{"kind":"person","name":"Aki","guest":"Dt--wAhI1013AV_iumi5HA"},{"kind":"person","name":"Mori","guest":"9VahSQNTivaQCRwDn2uAsw"},{"kind":"person","name":"Sora","guest":"f8y5aev1e8qq60-MTTuFoA"},{"kind":"person","name":"Yuki","guest":"jzHG8aX1dQ3OYiTnUNz_UA"}]', '{"kind":"days","turn":86400000}', '[]', 'public', '{"liveScore":true,"freeChat":true}', 'finished', 0, '{"round":1,"phase":"summer","scores":[1,0,0,0]}', 2, 2, 1, 0, 2, 1, 1, 1794830400000, 1794830401000, '');
CREATE TABLE "votes" ("table_id" text not null, "question" text not null, "seat" integer not null, "yes" integer not null, "at" integer not null, primary key ("table_id", "question", "seat")) without rowid;
insert into "votes" values ('live-game-live-game-00', 'replace 2', 0, 1, 1794830400000);
CREATE INDEX attendance_gone on attendance (gone) where gone > 0;
CREATE INDEX attendance_of_table on attendance (table_id);
CREATE INDEX keys_of_guest on keys (guest) where guest <> '';
CREATE INDEX keys_of_table on keys (table_id) where lasting = 0;
CREATE INDEX lobby_opened on lobby (opened, id);
CREATE INDEX lobby_origin on lobby (origin, opened, id);
CREATE INDEX lobby_pace on lobby (pace, opened, id);
CREATE INDEX lobby_seats on lobby (seats, opened, id);
CREATE INDEX outbox_due on outbox (due);
CREATE UNIQUE INDEX outbox_of_receiver on outbox (receiver, tag, channel);
CREATE INDEX tables_public on tables (state, changed) where visibility = 'public';
CREATE INDEX tables_unpacked on tables (changed) where state = 'finished' and packed = 0;
