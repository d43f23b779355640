-- release: 0.2.0
-- oldest: 0.1.0
-- Imports through the site: what was wished, what was asked, and which work is under way.
alter table finance_import add column request_key uuid;
-- JSON: store, book and period that the person chose for all files.
alter table finance_import add column wish text;
-- JSON: open questions, counts of sheets, the preview.
alter table finance_import add column found text;
-- Why the import stopped, in Chinese.
alter table finance_import add column problem text;
-- Work that was asked for and is not done: commit or undo.
alter table finance_import add column asked text check (asked in ('commit', 'undo'));
create unique index finance_import_wish on finance_import (account_id, request_key) where request_key is not null;

-- Uploaded files of an import that are not read yet; their bytes are removed when they are.
create table finance_import_file (
  account_id uuid not null,
  import_id uuid not null,
  n integer not null,
  name text not null,
  -- Account and id of the kept file.
  file_account uuid not null,
  file uuid not null,
  primary key (account_id, import_id, n)
);
