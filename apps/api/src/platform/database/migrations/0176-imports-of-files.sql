-- release: 0.2.0
-- oldest: 0.1.0
-- old servers: the check of the state only gets one more value, which they neither write nor need to read, and the
-- index is on a column that they leave empty.
-- An import that reads an uploaded file in the background. Imports of the command line and imports by calls have no file.
alter table import_job add column file_id uuid;
-- What a person said about the file: JSON with `encoding` and `sheet`.
alter table import_job add column choices text;
-- Rows of the file, once they are counted.
alter table import_job add column rows_total bigint;
-- Why a file cannot be read to its end, in Chinese.
alter table import_job add column error text;
alter table import_job drop constraint import_job_status_check;
alter table import_job add constraint import_job_status_check
  check (status in ('open', 'running', 'finished', 'cancelled', 'failed'));
-- The wish that a job fulfils: a repeated call finds the job by it.
alter table import_job add column request_key uuid;
create unique index import_job_request on import_job (owner_id, request_key) where request_key is not null;
