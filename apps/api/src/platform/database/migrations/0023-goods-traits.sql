-- What some sources say of a product beyond its sales. -1 is missing; commission is in thousandths, discount in
-- percent off the struck-through price, brand_key a hash of the brand's name (domain/goods/brand-key.ts).
alter table product_metric
  add column brand_key integer not null default -1,
  add column creator_count integer not null default -1,
  add column video_count integer not null default -1,
  add column video_sales integer not null default -1,
  add column wish_count integer not null default -1,
  add column commission smallint not null default -1,
  add column colour_count smallint not null default -1,
  add column size_count smallint not null default -1,
  add column sizes_out smallint not null default -1,
  add column discount smallint not null default -1;

alter table product_text
  add column brand text,
  add column ship_from text,
  add column site_ids integer[] not null default '{}';

create index product_metric_brand on product_metric (marketplace, brand_key, sales_day desc, product_id);
create index product_metric_creators on product_metric (marketplace, creator_count desc, product_id);
