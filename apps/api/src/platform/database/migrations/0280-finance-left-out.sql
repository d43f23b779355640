-- release: 0.2.0
-- oldest: 0.1.0
-- Whether a person left the file of a sheet out of its import. Its rows stay until the commit, so that it can be taken back.
alter table finance_sheet add column left_out boolean not null default false;
