-- release: 0.2.0
-- oldest: 0.1.0
-- Amounts that no file carries: the balance of a store and what is held in reserve, typed by a person. Rows are only added: the
-- last one of a day says what holds.
create table finance_typed_amount (
  account_id uuid not null,
  store_id uuid not null,
  currency text not null,
  kind text not null,
  -- yyyymmdd: at the end of that day by the clock of Beijing.
  day integer not null,
  id bigint generated always as identity,
  at timestamptz not null default now(),
  -- Who did it.
  user_id uuid not null,
  -- Smallest unit; null: it was taken back.
  minor bigint,
  primary key (account_id, store_id, currency, kind, day, id)
);
