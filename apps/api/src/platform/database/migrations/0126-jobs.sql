-- Work that happens after an answer. One row for each piece of work: a second wish for the same key is the same row.
-- Times are epoch milliseconds of the database's clock, which all servers share.
create table job (
  kind text not null,
  key text not null,
  payload jsonb not null default '{}'::jsonb,
  state text not null check (state in ('waiting', 'running', 'done', 'dead', 'cancelled')),
  run_at bigint not null,
  -- Grows with each claim and never shrinks: who writes the end of an attempt names it.
  attempt integer not null default 0,
  -- Attempts that failed or were lost since the work was asked for; at most_tries the job is dead.
  tries integer not null default 0,
  most_tries integer not null check (most_tries > 0),
  -- Asked for again while it ran: it runs once more.
  again boolean not null default false,
  lease_until bigint,
  worker text,
  progress text,
  last_error text,
  created_at bigint not null,
  started_at bigint,
  finished_at bigint,
  primary key (kind, key),
  check ((state = 'running') = (lease_until is not null))
);
create index job_waiting on job (run_at) where state = 'waiting';
create index job_running on job (lease_until) where state = 'running';
create index job_ended on job (finished_at) where state in ('done', 'dead', 'cancelled');
