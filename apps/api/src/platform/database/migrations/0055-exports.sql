-- Lists written to files. user_id comes first in the key; account is whose quota was drawn on: the main account.
-- quota_rows is what the job holds of the quota of quota_day: 0 once it has been given back.
create table export_job (
  user_id uuid not null,
  id uuid not null,
  -- Names one wish of the caller: the same key again is the same job.
  key uuid not null,
  account uuid not null,
  operation text not null,
  title text not null,
  format text not null check (format in ('xlsx', 'csv')),
  file_name text not null,
  state text not null check (state in ('queued', 'running', 'finished', 'cancelled', 'failed', 'expired')),
  rows_total integer not null,
  rows_written integer not null default 0,
  quota_rows integer not null,
  quota_day integer not null,
  bytes bigint,
  failure text,
  created_at bigint not null,
  -- A job whose server has stopped saying that it lives is given up.
  beat_at bigint not null,
  finished_at bigint,
  expires_at bigint,
  primary key (user_id, id)
);
create unique index export_job_key on export_job (user_id, key);
create index export_job_newest on export_job (user_id, created_at desc, id);
create index export_job_open on export_job (beat_at) where state in ('queued', 'running');
create index export_job_kept on export_job (expires_at) where state = 'finished';
create index export_job_old on export_job (created_at);
