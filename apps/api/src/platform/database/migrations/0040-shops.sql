-- Shops. Reasons: docs/adr/0010-shops.md. Conventions of 0020-goods.sql: figures are NOT NULL and -1 is missing;
-- changes can be negative, there the least integer is missing. Shares and changes are in thousandths.

insert into id_block (name, next) values ('company', 1000);

-- A company that is confirmed to own several shops.
create table shop_company (
  id bigint primary key,
  marketplace smallint not null,
  external_id text not null,
  name text not null,
  demo boolean not null default false,
  unique (marketplace, external_id)
);

-- What sources say of a shop. Its own counts stand beside what follows from its products.
create table shop_fact (
  shop_id bigint primary key,
  marketplace smallint not null,
  source_id bigint not null,
  updated_at bigint not null,
  company_id bigint not null default -1,
  followers bigint not null default -1,
  stated_sales bigint not null default -1,
  stated_goods integer not null default -1,
  review_count integer not null default -1,
  opened_day integer not null default -1,
  flags integer not null default 0,
  region_id smallint not null default -1,
  -- Stars times 100; shares of good reviews in thousandths.
  score smallint not null default -1,
  good_rate smallint not null default -1,
  dsr_item smallint not null default -1,
  dsr_service smallint not null default -1,
  dsr_shipping smallint not null default -1,
  brand text,
  logo_url text,
  url text
);
create index shop_fact_company on shop_fact (company_id, shop_id);

-- What lists show and sort by: written by the daily job from products and facts.
create table shop_figure (
  shop_id bigint not null,
  marketplace smallint not null,
  updated_at bigint not null,
  computed_at bigint not null,
  followers bigint not null,
  sales_total bigint not null,
  sales_month bigint not null,
  sales_week bigint not null,
  sales_day bigint not null,
  gmv bigint not null,
  gmv_week bigint not null,
  -- Share of the main category times sales of the week: the order of the vertical board.
  vertical bigint not null,
  -- Hundredths of a unit that one product sells a day.
  per_goods bigint not null,
  goods_count integer not null,
  new_week integer not null,
  sold_out integer not null,
  c1 integer not null,
  categories integer not null,
  price_avg integer not null,
  opened_day integer not null,
  creators integer not null,
  creators_new integer not null,
  review_count integer not null,
  week_change integer not null,
  gmv_change integer not null,
  flags integer not null,
  region_id smallint not null,
  score smallint not null,
  good_rate smallint not null,
  active smallint not null,
  main_share smallint not null,
  top_share smallint not null,
  brand_share smallint not null,
  discount smallint not null,
  -- The largest categories of the first level and their shares of the sales of the month, thousandths.
  mix_ids integer[] not null,
  mix_shares integer[] not null,
  search text not null,
  grams integer[] not null,
  primary key (marketplace, shop_id)
);

-- One entry a day from start_day. goods: products that had a figure; known: thousandths of the products on sale
-- that day whose figure is known, so that a sum of half of them is not taken for the whole.
create table shop_hist (
  shop_id bigint primary key,
  start_day integer not null,
  sales bigint[] not null,
  gmv bigint[] not null,
  known smallint[] not null,
  listed integer[] not null,
  creators integer[] not null
);

-- A board of a day and period is one row: replaced at once, read by its key.
create table shop_rank (
  marketplace smallint not null,
  board smallint not null,
  period smallint not null,
  day integer not null,
  computed_at bigint not null,
  shop_ids bigint[] not null,
  -- Places climbed since the day before, null for a newcomer; days in a row on the board.
  changes integer[] not null,
  days integer[] not null,
  sales bigint[] not null,
  gmv bigint[] not null,
  sales_changes integer[] not null,
  gmv_changes integer[] not null,
  creators integer[] not null,
  reasons smallint[] not null,
  primary key (marketplace, board, period, day)
);

create index shop_figure_day on shop_figure (marketplace, sales_day desc, shop_id);
create index shop_figure_week on shop_figure (marketplace, sales_week desc, shop_id);
create index shop_figure_month on shop_figure (marketplace, sales_month desc, shop_id);
create index shop_figure_total on shop_figure (marketplace, sales_total desc, shop_id);
create index shop_figure_gmv on shop_figure (marketplace, gmv desc, shop_id);
create index shop_figure_gmv_week on shop_figure (marketplace, gmv_week desc, shop_id);
create index shop_figure_goods on shop_figure (marketplace, goods_count desc, shop_id);
create index shop_figure_new on shop_figure (marketplace, new_week desc, shop_id);
create index shop_figure_price on shop_figure (marketplace, price_avg desc, shop_id);
create index shop_figure_active on shop_figure (marketplace, active desc, shop_id);
create index shop_figure_followers on shop_figure (marketplace, followers desc, shop_id);
create index shop_figure_score on shop_figure (marketplace, score desc, shop_id);
create index shop_figure_opened on shop_figure (marketplace, opened_day desc, shop_id);
create index shop_figure_change on shop_figure (marketplace, week_change desc, shop_id);
create index shop_figure_creators on shop_figure (marketplace, creators desc, shop_id);
create index shop_figure_updated on shop_figure (marketplace, updated_at desc, shop_id);
create index shop_figure_c1_week on shop_figure (c1, marketplace, sales_week desc, shop_id);
create index shop_figure_flags on shop_figure (marketplace, flags);
create index shop_figure_grams on shop_figure using gin (grams);
