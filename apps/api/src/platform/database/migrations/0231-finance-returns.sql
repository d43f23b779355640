-- release: 0.2.0
-- oldest: 0.1.0
-- Pieces that came back, by the rule of returned goods, with the day of the sale they reverse: what a return gives back
-- of a cost depends on it.
create table finance_return (
  account_id uuid not null,
  store_id uuid not null,
  -- yyyymm of the return.
  month integer not null,
  -- yyyymmdd; 0: the bill has no time.
  day integer not null,
  currency text not null,
  sku_id text not null,
  sku_code text not null,
  book text not null,
  -- yyyymmdd; 0: the sale is in no file.
  sale_day integer not null,
  pieces double precision not null,
  primary key (account_id, store_id, month, day, currency, sku_id, sku_code, book, sale_day)
);
-- A reversal looks for its sale, a late sale for its reversals, a page for the course of an order.
create index money_event_order on money_event (account_id, store_id, order_no) where state = 'counted';

-- What goods of a month cost by each rule of returns. Computed when rows of the month, costs or rates change, in the same
-- transaction; pages only read it.
create table finance_month_cost (
  account_id uuid not null,
  store_id uuid not null,
  month integer not null,
  currency text not null,
  rule text not null,
  -- Fen, positive.
  cost bigint not null,
  missing_skus integer not null,
  -- Smallest unit of the books' currency.
  missing_sales bigint not null,
  missing_income bigint not null,
  primary key (account_id, store_id, month, currency, rule)
);
