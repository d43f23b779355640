-- release: 0.2.0
-- oldest: 0.1.0
-- Sums that pages read: they never scan money_event. Rebuilt for the touched stores and months in the transaction of every
-- commit, undo and erasure.
create table finance_day (
  account_id uuid not null,
  store_id uuid not null,
  -- yyyymm.
  month integer not null,
  -- yyyymmdd by the clock of Beijing; 0 for rows of a bill without a time.
  day integer not null,
  currency text not null,
  kind text not null,
  -- Empty: no row of the sum names one.
  sku_id text not null,
  sku_code text not null,
  book text not null,
  rows integer not null,
  -- Null: no row says pieces.
  quantity double precision,
  minor bigint not null,
  -- Refunds among them that a reversal repeats.
  twice_rows integer not null,
  twice_minor bigint not null,
  primary key (account_id, store_id, month, day, currency, kind, sku_id, sku_code, book)
);

-- The account book by what its lines say; classes are given by patterns afterwards.
create table finance_ledger_day (
  account_id uuid not null,
  store_id uuid not null,
  month integer not null,
  day integer not null,
  currency text not null,
  bill_type text not null,
  remark text not null,
  book text not null,
  rows integer not null,
  minor bigint not null,
  primary key (account_id, store_id, month, day, currency, bill_type, remark, book)
);
-- The same of days, for pages that read whole years.
create table finance_month (
  account_id uuid not null,
  store_id uuid not null,
  month integer not null,
  currency text not null,
  kind text not null,
  book text not null,
  rows integer not null,
  quantity double precision,
  minor bigint not null,
  twice_rows integer not null,
  twice_minor bigint not null,
  primary key (account_id, store_id, month, currency, kind, book)
);

insert into finance_day
  select e.account_id, e.store_id, e.month, case when e.at is null then 0
    else to_char(date '1970-01-01' + ((e.at + 28800000) / 86400000)::integer, 'YYYYMMDD')::integer end, e.currency, e.kind, coalesce(e.sku_id, ''),
    coalesce(e.sku_code, ''), coalesce(e.book, ''), count(*), sum(e.quantity), sum(e.minor), count(r.after_no),
    coalesce(sum(e.minor) filter (where r.after_no is not null), 0)
  from money_event as e left join (
    select distinct account_id, store_id, month, after_no, coalesce(sku_id, '') as sku_id from money_event
    where state = 'counted' and kind = 'reversal' and after_no is not null
  ) as r on e.kind = 'consumer_refund' and r.account_id = e.account_id and r.store_id = e.store_id
    and r.month = e.month and r.after_no = e.after_no and r.sku_id = coalesce(e.sku_id, '')
  where e.state = 'counted' and not e.is_ledger
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9;

insert into finance_ledger_day
  select e.account_id, e.store_id, e.month, case when e.at is null then 0
    else to_char(date '1970-01-01' + ((e.at + 28800000) / 86400000)::integer, 'YYYYMMDD')::integer end, e.currency, coalesce(e.bill_type, ''),
    coalesce(e.remark, ''), coalesce(e.book, ''), count(*), sum(e.minor)
  from money_event as e
  where e.state = 'counted' and e.is_ledger
  group by 1, 2, 3, 4, 5, 6, 7, 8;

insert into finance_month
  select account_id, store_id, month, currency, kind, book, sum(rows), sum(quantity), sum(minor), sum(twice_rows),
    sum(twice_minor)
  from finance_day
  group by 1, 2, 3, 4, 5, 6;
