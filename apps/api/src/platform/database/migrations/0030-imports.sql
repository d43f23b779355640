-- Import jobs: what was imported from where, and how far it got. Reasons: docs/importing.md.
-- Times are epoch milliseconds. The position is committed in the transaction of the rows it counts.

create table import_job (
  id text primary key,
  -- The user whose job it is; null for a job of the command line.
  owner_id text,
  kind text not null check (kind in ('products', 'history')),
  marketplace smallint not null,
  mapping_name text not null,
  -- The mapping as it was when the job began, as JSON: a resumed job reads rows by the same rules.
  mapping text not null,
  columns text[] not null,
  file_name text not null,
  file_bytes bigint not null,
  file_sha256 text not null,
  source_id bigint not null,
  status text not null check (status in ('open', 'running', 'finished', 'cancelled')),
  -- Rows of the file that are done with, rejected ones included.
  position bigint not null default 0,
  next_sequence integer not null default 1,
  accepted bigint not null default 0,
  repeated bigint not null default 0,
  rejected bigint not null default 0,
  inserted bigint not null default 0,
  updated bigint not null default 0,
  unchanged bigint not null default 0,
  started_at bigint not null,
  updated_at bigint not null,
  finished_at bigint
);
create index import_job_owner on import_job (owner_id, started_at desc, id);
create index import_job_started on import_job (started_at desc, id);

create table import_reject_total (
  job_id text not null,
  reason text not null,
  n bigint not null,
  primary key (job_id, reason)
);

-- The first rejected rows of a job, one by one; the totals count them all.
create table import_reject (
  job_id text not null,
  n bigint not null,
  line bigint not null,
  field text,
  column_name text,
  reason text not null,
  message text not null,
  primary key (job_id, n)
);

-- The row that a product came from last. A file that says a product twice is read the same every time.
create table import_origin (
  marketplace smallint not null,
  external_id text not null,
  -- First 52 bits of the SHA-256 of the file.
  file_key bigint not null,
  line bigint not null,
  seen_at bigint not null,
  job_id text not null,
  primary key (marketplace, external_id)
);
