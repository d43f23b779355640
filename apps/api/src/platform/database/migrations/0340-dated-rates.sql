-- release: 0.2.0
-- oldest: 0.1.0
-- Where a rate is from, in the words of who entered it.
alter table finance_rate add column source text;
alter table finance_rate add column entered_at timestamptz not null default now();

-- Who changed a rate, when, and what it was: a rate decides profits of months that are over.
create table finance_rate_change (
  account_id uuid not null,
  id bigint generated always as identity,
  at timestamptz not null default now(),
  -- Who did it.
  user_id uuid not null,
  currency text not null,
  -- yyyymmdd.
  day integer not null,
  -- JSON of the rate; null: there was none, or there is none any more.
  before text,
  after text,
  primary key (account_id, id)
);
