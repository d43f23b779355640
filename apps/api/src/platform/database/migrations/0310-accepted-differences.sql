-- release: 0.2.0
-- oldest: 0.1.0
-- Differences between details and the account book that somebody accepted. Rows are only added: the last one of a class
-- says what holds, and those before it are the history.
create table finance_acceptance (
  account_id uuid not null,
  store_id uuid not null,
  -- yyyymm.
  month integer not null,
  currency text not null,
  class text not null,
  id bigint generated always as identity,
  at timestamptz not null default now(),
  -- Who did it.
  user_id uuid not null,
  -- The two sums when it was accepted, smallest unit.
  detail bigint not null,
  ledger bigint not null,
  -- Null: it was taken back.
  note text,
  primary key (account_id, store_id, month, currency, class, id)
);
