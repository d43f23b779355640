-- release: 0.2.0
-- oldest: 0.1.0
-- Who changed a cost, when, and what it was: a cost decides profits of months that are over.
create table finance_cost_change (
  account_id uuid not null,
  id bigint generated always as identity,
  at timestamptz not null default now(),
  -- Who did it.
  user_id uuid not null,
  sku_code text not null,
  -- Empty: for every SKU id of the code.
  sku_id text not null default '',
  -- yyyymmdd.
  valid_from integer not null,
  -- JSON of the version; null: there was none, or there is none any more.
  before text,
  after text,
  primary key (account_id, id)
);
