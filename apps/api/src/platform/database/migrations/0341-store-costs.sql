-- release: 0.2.0
-- oldest: 0.1.0
-- What a whole store costs in a month, as rent or wages: it belongs to no SKU.
create table finance_store_cost (
  account_id uuid not null,
  store_id uuid not null,
  -- yyyymm.
  month integer not null,
  -- What it is for, in the words of who entered it.
  kind text not null,
  currency text not null,
  -- Smallest unit of the currency, positive.
  minor bigint not null check (minor > 0),
  note text,
  entered_at timestamptz not null default now(),
  primary key (account_id, store_id, month, kind, currency)
);

-- Who changed a cost of a store, when, and what it was.
create table finance_store_cost_change (
  account_id uuid not null,
  id bigint generated always as identity,
  at timestamptz not null default now(),
  -- Who did it.
  user_id uuid not null,
  store_id uuid not null,
  -- JSON of the cost; null: there was none, or there is none any more.
  before text,
  after text,
  primary key (account_id, id)
);
