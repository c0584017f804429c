CREATE TABLE "chat" ("table_id" text not null, "number" integer not null, "seat" integer not null, "name" text not null, "audience" text not null, "kind" text not null, "text" text not null, "at" integer not null, primary key ("table_id", "number")) without rowid;
insert into "chat" values ('live-game-live-game-00', 3, -1, 'Aki', 'players', 'text', 'Don’t; stop', 1794830400000);
CREATE TABLE "commands" ("table_id" text not null, "key" text not null, "digest" text not null, "answer" text not null, "at" integer not null, primary key ("table_id", "key")) without rowid;
insert into "commands" values ('live-game-live-game-00', '2G_PgwxoRc9_ycD7Faci2Q', '119agUm_EmI', '{"version":2,"news":2,"history":1}', 1794830401000);
insert into "commands" values ('live-game-live-game-00', 'first-message', 'Ex2kg3bcVWB', '{"number":3}', 1794830400000);
CREATE TABLE "drafts" ("table_id" text not null, "seat" integer not null, "revision" integer not null, "data" text not null, primary key ("table_id", "seat")) without rowid;
insert into "drafts" values ('live-game-live-game-00', 1, 1, 'half a turn');
CREATE TABLE guests (
    id text not null, name text not null, language text not null, primary key (id)
  ) without rowid;
insert into "guests" values ('guest-guest-guest-0000', 'Aki', 'fr');
CREATE TABLE journal (number integer not null primary key, commits text not null);
CREATE TABLE "keys" ("hash" text not null, "table_id" text not null, "role" text not null, "seat" integer not null, "guest" text not null, "lasting" integer not null, primary key ("hash")) without rowid;
insert into "keys" values ('hash-of-a-watcher-0000', 'live-game-live-game-00', 'watch', -1, '', 0);
CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
insert into "kysely_migration" values ('0001-first', '2026-11-16T13:46:09.131Z');
insert into "kysely_migration" values ('0002-guests', '2026-11-16T13:46:09.132Z');
insert into "kysely_migration" values ('0003-recent', '2026-11-16T13:46:09.132Z');
insert into "kysely_migration" values ('0004-passes', '2026-11-16T13:46:09.133Z');
insert into "kysely_migration" values ('0005-journal', '2026-11-16T13:46:09.133Z');
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
insert into "kysely_migration_lock" values ('migration_lock', 0);
CREATE TABLE "moves" ("table_id" text not null, "number" integer not null, "seat" integer not null, "text" text not null, "news" integer not null, primary key ("table_id", "number")) without rowid;
insert into "moves" values ('live-game-live-game-00', 1, 0, 'play nezumi-1 2', 2);
CREATE TABLE "outbox" ("id" text not null, "receiver" text not null, "tag" text not null, "channel" text not null, "facts" text not null, "due" integer not null, "attempts" integer not null, "created" integer not null, primary key ("id")) without rowid;
insert into "outbox" values ('t8s3RQtactb0ExQwpvWZHw', 'receiver-receiver-0000', 'live-game-live-game-00', '', '{"kind":"turn","table":"live-game-live-game-00","names":["Aki","Mori"],"seat":0}', 1794830401000, 0, 1794830401000);
CREATE TABLE passes (
    hash text not null, guest text not null, sealed text not null, until integer not null, primary key (hash)
  ) without rowid;
insert into "passes" values ('hash-of-a-pass-pass-00', 'guest-guest-guest-0000', 'sealed', 3589660800000);
CREATE TABLE "receivers" ("id" text not null, "settings" text not null, primary key ("id")) without rowid;
insert into "receivers" values ('receiver-receiver-0000', '{"language":"es","zone":"UTC","push":[]}');
CREATE TABLE "records" ("table_id" text not null, "moves" blob not null, primary key ("table_id"));
insert into "records" values ('finished-game-finished', X'0B08803009706C6179206E657A756D692D31203203');
CREATE TABLE "secrets" ("name" text not null, "value" text not null, primary key ("name")) without rowid;
insert into "secrets" values ('mail', 'secret of the mails');
CREATE TABLE "tables" ("id" text not null, "setup" text not null, "seats" text not null, "pace" text not null, "clocks" text not null, "visibility" text not null, "options" text not null, "state" text not null, "awaited" integer not null, "standing" text not null, "version" integer not null, "news" integer not null, "table_news" integer not null, "votes_news" integer not null, "rewound_news" integer not null, "history" integer not null, "packed" integer not null, "created" integer not null, "changed" integer not null, recent text not null default '', primary key ("id"));
insert into "tables" values ('live-game-live-game-00', '{"seats":4,"seed":"K_-fgOMdxjIprwewkPu7Ww","harder":false,"edition":"1d892dce52849c16"}', '[{"kind":"person","name":"Aki","guest":"Dt--wAhI1013AV_iumi5HA"},{"kind":"person","name":"Mori","guest":"9VahSQNTivaQCRwDn2uAsw"},{"kind":"person","name":"Sora","guest":"f8y5aev1e8qq60-MTTuFoA"},{"kind":"person","name":"Yuki","guest":"jzHG8aX1dQ3OYiTnUNz_UA"}]', '{"kind":"days","turn":86400000}', '[]', 'public', '{"liveScore":true,"freeChat":true}', 'live', 2, '{"round":1,"phase":"summer","scores":[1,0,0,0]}', 2, 4, 1, 4, 0, 1, 0, 1794830400000, 1794830401000, '');
insert into "tables" values ('finished-game-finished', '{"seats":4,"seed":"_d3YdC2MUpd0bWpih4lVuw","harder":false,"edition":"1d892dce52849c16"}', '[{"kind":"person","name":"Aki","guest":"Dt--wAhI1013AV_iumi5HA"},{"kind":"person","name":"Mori","guest":"9VahSQNTivaQCRwDn2uAsw"},{"kind":"person","name":"Sora","guest":"f8y5aev1e8qq60-MTTuFoA"},{"kind":"person","name":"Yuki","guest":"jzHG8aX1dQ3OYiTnUNz_UA"}]', '{"kind":"days","turn":86400000}', '[]', 'public', '{"liveScore":true,"freeChat":true}', 'finished', 0, '{"round":1,"phase":"summer","scores":[1,0,0,0]}', 2, 2, 1, 0, 2, 1, 1, 1794830400000, 1794830401000, '');
CREATE TABLE "votes" ("table_id" text not null, "question" text not null, "seat" integer not null, "yes" integer not null, "at" integer not null, primary key ("table_id", "question", "seat")) without rowid;
insert into "votes" values ('live-game-live-game-00', 'replace 2', 0, 1, 1794830400000);
CREATE INDEX keys_of_guest on keys (guest) where guest <> '';
CREATE INDEX keys_of_table on keys (table_id) where lasting = 0;
CREATE INDEX outbox_due on outbox (due);
CREATE UNIQUE INDEX outbox_of_receiver on outbox (receiver, tag, channel);
CREATE INDEX tables_public on tables (state, changed) where visibility = 'public';
CREATE INDEX tables_unpacked on tables (changed) where state = 'finished' and packed = 0;
