-- Oldest day of history that a job stored, so that only boards from that day on are made anew. Null: not known.
alter table import_job add column oldest_day integer;
