-- release: 0.2.0
-- oldest: 0.1.0
-- One row per account that has books: who commits or undoes an import holds it, so that two of them take turns.
create table finance_account (
  account_id uuid not null primary key
);

create table finance_import (
  account_id uuid not null,
  id uuid not null,
  state text not null check (state in ('reading', 'read', 'committed', 'undone')),
  created_by uuid not null,
  created_at timestamptz not null default now(),
  committed_at timestamptz,
  undone_at timestamptz,
  primary key (account_id, id)
);
create index finance_import_newest on finance_import (account_id, created_at desc);

-- Every sheet of every file, also those that count nowhere.
create table finance_sheet (
  account_id uuid not null,
  import_id uuid not null,
  file_no integer not null,
  sheet_no integer not null,
  file_name text not null,
  -- SHA-256 of the bytes in hex; null for a file that could not be opened.
  file_hash text,
  sheet_name text,
  layout_id text,
  -- Of the layout, or no_bills, unknown, empty, broken.
  kind text not null,
  role text,
  store_id uuid,
  book text,
  -- yyyymm that a person chose for rows without a time.
  period integer,
  currency text,
  headings text[] not null default '{}',
  unknown_columns text[] not null default '{}',
  row_count integer not null default 0,
  refused_count integer not null default 0,
  total_count integer not null default 0,
  problem text,
  primary key (account_id, import_id, file_no, sheet_no)
);

-- Rows as they stood in the file, refused ones too; columns about buyers are empty.
create table finance_raw (
  account_id uuid not null,
  import_id uuid not null,
  file_no integer not null,
  sheet_no integer not null,
  line integer not null,
  cells text[] not null,
  state text not null check (state in ('row', 'refused', 'total', 'unknown', 'beside')),
  -- JSON: what is wrong with which cell.
  faults text,
  primary key (account_id, import_id, file_no, sheet_no, line)
);

-- Money that moved, and lines of the account book. Amounts: smallest unit of the currency, + income, - cost.
-- counted: enters totals; duplicate: another import has the same row; pending: the import is not committed, and its
-- store or month may still be asked for; undone: taken out again, kept as history.
create table money_event (
  account_id uuid not null,
  import_id uuid not null,
  file_no integer not null,
  sheet_no integer not null,
  line integer not null,
  store_id uuid,
  state text not null default 'pending' check (state in ('pending', 'counted', 'duplicate', 'undone')),
  is_ledger boolean not null,
  -- What makes it the same row in another file, and the how-manieth of equal rows it is.
  key uuid not null,
  occurrence integer not null,
  kind text not null,
  book text,
  -- Epoch milliseconds; null where the bill carries no time.
  at bigint,
  -- yyyymm by the clock of Beijing, or the period that a person chose.
  month integer,
  currency text not null,
  minor bigint not null,
  quantity double precision,
  flow_id text,
  order_no text,
  after_no text,
  stock_no text,
  bill_no text,
  waybill text,
  sku_id text,
  sku_code text,
  bill_type text,
  remark text,
  primary key (account_id, import_id, file_no, sheet_no, line),
  check (state not in ('counted', 'duplicate') or (store_id is not null and month is not null))
);
create unique index money_event_counted on money_event (account_id, store_id, key, occurrence) where state = 'counted';
create index money_event_month on money_event (account_id, store_id, month, kind) where state = 'counted';
create index money_event_sku on money_event (account_id, sku_id) where state = 'counted' and sku_id is not null;
create index money_event_same on money_event (account_id, key);

-- What a piece costs from a day on. A version that is entered later for the same day replaces the earlier one.
create table finance_cost (
  account_id uuid not null,
  sku_code text not null,
  -- Empty: for every SKU id of the code.
  sku_id text not null default '',
  -- yyyymmdd.
  valid_from integer not null,
  -- Smallest unit of the currency; parts that nobody entered are null, not 0.
  goods_minor bigint not null,
  head_minor bigint,
  pack_minor bigint,
  other_minor bigint,
  currency text not null,
  supplier text,
  note text,
  entered_at timestamptz not null default now(),
  primary key (account_id, sku_code, sku_id, valid_from)
);

-- Rates that the account entered: how many CNY one unit of the currency is.
create table finance_rate (
  account_id uuid not null,
  currency text not null,
  -- yyyymmdd.
  day integer not null,
  rate text not null,
  primary key (account_id, currency, day)
);
