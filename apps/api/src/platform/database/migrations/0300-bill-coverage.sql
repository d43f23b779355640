-- release: 0.2.0
-- oldest: 0.1.0
-- Days (yyyymmdd) on which a sheet has rows, also of bills that carry no money.
alter table finance_sheet add column row_days integer[] not null default '{}';

-- Days that files of committed imports cover. An import that is undone takes its rows with it.
create table finance_cover (
  account_id uuid not null,
  import_id uuid not null,
  file_no integer not null,
  bill text not null,
  -- yyyymmdd.
  first_day integer not null,
  last_day integer not null,
  -- rows: on each of these days; period: rows without a time, of a month that a person chose; quiet: the file has none
  -- on these days; notice: the marketplace says that there is none.
  source text not null check (source in ('rows', 'period', 'quiet', 'notice')),
  store_id uuid not null,
  -- Empty: nobody said the book, and the store has not exactly one.
  book text not null,
  primary key (account_id, import_id, file_no, bill, first_day, source),
  check (first_day <= last_day)
);
create index finance_cover_store on finance_cover (account_id, store_id, last_day);

-- What persons say: there is no bill of these days. What was taken back stays as history.
create table finance_no_bills (
  account_id uuid not null,
  id uuid not null,
  store_id uuid not null,
  book text not null,
  bill text not null,
  first_day integer not null,
  last_day integer not null,
  said_by uuid not null,
  said_at timestamptz not null default now(),
  taken_back_by uuid,
  taken_back_at timestamptz,
  primary key (account_id, id),
  check (first_day <= last_day),
  check ((taken_back_by is null) = (taken_back_at is null))
);
-- The same is said once at a time.
create unique index finance_no_bills_said on finance_no_bills (account_id, store_id, book, bill, first_day, last_day)
  where taken_back_at is null;
-- The last import of a store.
create index finance_sheet_store on finance_sheet (account_id, store_id) where store_id is not null;
