-- Who keeps a live may be told when its creator is on the air again. Null: not; else lives that began later (epoch
-- milliseconds) are told.
alter table favourite add column remind_from bigint;
create index favourite_reminded on favourite (user_id, external_id) where remind_from is not null;

-- Kinds of notices are listed in the program, which grows faster than the schema.
alter table notice drop constraint if exists notice_kind_check;
-- Page of the site that a notice is about, where that is no saved view.
alter table notice add column page text;
