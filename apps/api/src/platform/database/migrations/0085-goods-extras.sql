-- What only a detail page shows of a product, where its source tells: variants, stars, words of reviews, channels.
-- Arrays beside each other run along the variants, or along the words. -1 is missing, and so is an empty id.
create table product_extra (
  product_id bigint primary key,
  seen_at bigint not null,
  sku_currency text not null,
  sku_ids text[] not null,
  sku_names text[] not null,
  sku_prices integer[] not null,
  sku_stocks integer[] not null,
  words text[] not null,
  word_counts integer[] not null,
  -- Five stars first.
  stars integer[] not null,
  live_sales integer not null,
  card_sales integer not null
);
alter table product_extra alter column sku_ids set statistics 0;
alter table product_extra alter column sku_names set statistics 0;
alter table product_extra alter column sku_prices set statistics 0;
alter table product_extra alter column sku_stocks set statistics 0;
alter table product_extra alter column words set statistics 0;
alter table product_extra alter column word_counts set statistics 0;
alter table product_extra alter column stars set statistics 0;

-- Weekly sales by first-level category and price band, as the newest boards were made with: the score of one product
-- must not read all of them (domain/goods-rank/chance-score.ts).
create table goods_band (
  marketplace smallint not null,
  c1 integer not null,
  band smallint not null,
  sales bigint not null,
  primary key (marketplace, c1, band)
);
