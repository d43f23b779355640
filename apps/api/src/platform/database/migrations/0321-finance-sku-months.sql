-- release: 0.2.0
-- oldest: 0.1.0
-- What each SKU did in a month of one store and currency, and what it cost: lists of SKUs read neither days nor costs.
-- Written with finance_month_cost, which is the sum of it.
create table finance_sku_month (
  account_id uuid not null,
  store_id uuid not null,
  -- yyyymm.
  month integer not null,
  currency text not null,
  sku_id text not null,
  -- Empty: no row names one.
  sku_code text not null,
  sold double precision not null,
  returned double precision not null,
  -- Smallest unit of the currency: all money, what was credited less what was reversed, what the books count.
  income bigint not null,
  sales bigint not null,
  counted bigint not null,
  -- `counted` in fen by the rate of the month's last day; null without one.
  counted_fen bigint,
  -- A piece was sold on a day without a cost: then there is no cost.
  is_missing boolean not null,
  -- Fen, by each rule of returns.
  cost_lost bigint,
  cost_original bigint,
  cost_date bigint,
  -- Money by kind, two lists of one length.
  kinds text[] not null,
  minors bigint[] not null,
  primary key (account_id, store_id, month, currency, sku_id)
);

-- Money of rows that name no SKU, each refund once.
alter table finance_month add column no_sku_rows integer not null default 0;
alter table finance_month add column no_sku_minor bigint not null default 0;
update finance_month as m set no_sku_rows = d.rows, no_sku_minor = d.minor
from (
  select account_id, store_id, month, currency, kind, book, sum(rows) as rows, sum(minor - twice_minor) as minor
  from finance_day where sku_id = ''
  group by 1, 2, 3, 4, 5, 6
) as d
where m.account_id = d.account_id and m.store_id = d.store_id and m.month = d.month and m.currency = d.currency
  and m.kind = d.kind and m.book = d.book;
