-- Aggregates of the dashboards, written by the daily job (storage/market/market-roll-up.ts). Reasons: docs/adr/0013-market.md.
-- A group is a scope (0, or an option of the region filter: domain/market/market-scope.ts), a hosting (0 any, 1 full,
-- 2 semi) and a category: parent_id -1 with category_id 0 is everything, parent_id 0 the first level, any other
-- parent_id the second; category_id -1 is "not known". Sums and counts are of the products of the group; 0 is 0.

-- The newest day of each marketplace. Of the second level there is one scope or one hosting, not both. *_a and *_b are the period and the one before it, summed over the products of
-- which both are known; *_ya and *_yb the same days of this year and of the year before.
create table market_figure (
  marketplace smallint not null,
  period smallint not null,
  scope smallint not null,
  hosting smallint not null,
  parent_id integer not null,
  category_id integer not null,
  -- In the order of MARKET_SUMS (domain/market/market-sum.ts): one array is written in a tenth of the time of forty
  -- columns, and no sum is searched by.
  sums bigint[] not null,
  -- By price band (domain/market/price-band.ts).
  band_goods integer[] not null,
  band_units bigint[] not null,
  primary key (marketplace, period, scope, hosting, parent_id, category_id)
);

-- The last 60 days, one entry a day from start_day; of the second level those of scope 0 and hosting 0. goods:
-- products with a series that reaches the day; known: those of them with a figure, over which units and GMV (US cents
-- at the price of now) are summed.
create table market_trend (
  marketplace smallint not null,
  scope smallint not null,
  hosting smallint not null,
  parent_id integer not null,
  category_id integer not null,
  start_day integer not null,
  goods integer[] not null,
  known integer[] not null,
  units bigint[] not null,
  gmv bigint[] not null,
  primary key (marketplace, scope, hosting, parent_id, category_id)
);

-- Creators, videos and lives of the period and (*_b) of the one before; gmv in US cents.
create table market_media (
  marketplace smallint not null,
  period smallint not null,
  scope smallint not null,
  parent_id integer not null,
  category_id integer not null,
  creators bigint not null,
  creators_b bigint not null,
  videos bigint not null,
  videos_b bigint not null,
  lives bigint not null,
  lives_b bigint not null,
  video_gmv bigint not null,
  live_gmv bigint not null,
  primary key (marketplace, period, scope, parent_id, category_id)
);

-- What the aggregates of a marketplace were computed from: the same again is not computed again.
create table market_state (
  marketplace smallint primary key,
  rule smallint not null,
  day integer not null,
  as_of bigint not null,
  goods bigint not null,
  demo boolean not null,
  estimated boolean not null,
  computed_at bigint not null
);
