-- release: 0.2.0
-- oldest: 0.1.0
-- When a job failed, as it was told to its kind: the finished_at of that time. Whoever ends a job need not know its kind, and
-- a job that fails again after a new request is told again.
alter table job add column failure_told bigint;
create index job_failure_untold on job (kind, finished_at)
  where state in ('dead', 'cancelled') and failure_told is distinct from finished_at;
