-- release: 0.2.0
-- oldest: 0.1.0
-- What an account says about lines of its account book: rules that are asked before those of the product.
create table finance_class_rule (
  account_id uuid not null,
  -- The first that fits decides.
  n integer not null,
  -- Parts of what a line is called and of its remark; empty: any.
  bill_type text not null,
  remark text not null,
  class text not null,
  is_on boolean not null,
  primary key (account_id, n)
);

-- Who changed them. The last revision is the one that holds.
create table finance_class_change (
  account_id uuid not null,
  revision integer not null,
  at timestamptz not null default now(),
  user_id uuid not null,
  -- JSON of both lists.
  before text not null,
  after text not null,
  primary key (account_id, revision)
);
