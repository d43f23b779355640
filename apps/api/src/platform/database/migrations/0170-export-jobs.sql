-- release: 0.2.0
-- oldest: 0.1.0
-- An export is a job that any worker runs: the row says what is asked for (request), with which rights (rights) and at
-- which moment (created_at). Rows without a request belong to servers of before, which keep the work in their memory.
alter table export_job add column request jsonb;
alter table export_job add column rights jsonb;
-- The attempt that writes it: a late one of before may write nothing more.
alter table export_job add column attempt integer not null default 0;
-- How many parts there are; null while that is not known.
alter table export_job add column parts integer;
-- The finished file in the file store.
alter table export_job add column file uuid;

-- What an export has read so far, until its file is stored.
create table export_part (
  user_id uuid not null,
  export_id uuid not null,
  -- From 0 on, without gaps.
  n integer not null,
  -- Internal ids of its rows, in order, for lists whose rows are fixed at the beginning.
  ids bigint[],
  -- Rows of the list that have been read up to the end of this part, for lists that are read by pages.
  list_rows integer,
  -- Ids of the rows that it has written.
  row_ids text[],
  -- Cells of those rows; null until they are read.
  cells bytea,
  primary key (user_id, export_id, n)
);
