-- Products of the marketplaces. Reasons: docs/adr/0006-goods-schema.md.
-- Figures are NOT NULL; -1 is "missing", so that a plain descending index puts what is missing last.
-- Days are days since 1970-01-01, times are epoch milliseconds, money is in minor units.

-- Ids are handed out in blocks: no row-by-row sequence, no max(id) + 1.
create table id_block (
  name text primary key,
  next bigint not null
);
insert into id_block (name, next) values ('product', 1000), ('shop', 1000), ('category', 1000), ('source', 1);

create table source (
  id bigint primary key,
  kind text not null check (kind in ('demo', 'import')),
  name text not null,
  collected_at bigint,
  started_at bigint not null,
  finished_at bigint
);

create table category (
  id integer primary key,
  marketplace smallint not null,
  external_id text not null,
  parent_id integer,
  level smallint not null,
  name text not null,
  name_zh text,
  path text[] not null,
  c1 integer not null,
  c2 integer not null,
  c3 integer not null,
  goods_count integer not null default 0,
  demo boolean not null default false,
  unique (marketplace, external_id)
);

create table shop (
  id bigint primary key,
  marketplace smallint not null,
  external_id text not null,
  name text not null,
  demo boolean not null default false,
  unique (marketplace, external_id)
);

create table product_key (
  marketplace smallint not null,
  external_id text not null,
  product_id bigint not null,
  primary key (marketplace, external_id)
);

create table product_metric (
  product_id bigint not null,
  shop_id bigint not null,
  sales_total bigint not null,
  gmv bigint not null,
  region_mask bigint not null,
  updated_at bigint not null,
  category_id integer not null,
  c1 integer not null,
  c2 integer not null,
  c3 integer not null,
  price integer not null,
  original_price integer not null,
  price_usd integer not null,
  sales_day integer not null,
  sales_week integer not null,
  sales_month integer not null,
  comment_count integer not null,
  comment_us integer not null,
  comment_eu integer not null,
  similar_count integer not null,
  listed_day integer not null,
  flags integer not null,
  marketplace smallint not null,
  score smallint not null,
  score_us smallint not null,
  score_eu smallint not null,
  currency text not null,
  primary key (marketplace, product_id)
);

create table product_text (
  product_id bigint primary key,
  source_id bigint not null,
  first_seen_day integer not null,
  marketplace smallint not null,
  external_id text not null,
  title text not null,
  title_zh text,
  image_url text,
  url text,
  images text[] not null,
  tags text[] not null,
  search text not null,
  grams integer[] not null
);

-- region_id 0 is the main series; it alone carries sales.
create table product_hist (
  product_id bigint not null,
  region_id smallint not null,
  start_day integer not null,
  currency text not null,
  sales integer[] not null,
  price integer[] not null,
  primary key (product_id, region_id)
);

create table product_price (
  product_id bigint not null,
  region_id smallint not null,
  price integer not null,
  day integer not null,
  currency text not null,
  primary key (product_id, region_id)
);
create index product_price_region on product_price (region_id, product_id);

create table category_daily (
  marketplace smallint not null,
  day integer not null,
  c1 integer not null,
  c2 integer not null,
  c3 integer not null,
  goods integer not null,
  sales bigint not null,
  gmv bigint not null,
  primary key (marketplace, day, c1, c2, c3)
);

-- Units of a currency that one US dollar buys.
create table exchange_rate (
  currency text not null,
  day integer not null,
  per_usd double precision not null check (per_usd > 0),
  source text not null,
  primary key (currency, day)
);
