-- One index per sort column serves both directions: (column desc, id) forwards, (column asc, id desc) backwards.
create index product_metric_day on product_metric (marketplace, sales_day desc, product_id);
create index product_metric_week on product_metric (marketplace, sales_week desc, product_id);
create index product_metric_month on product_metric (marketplace, sales_month desc, product_id);
create index product_metric_total on product_metric (marketplace, sales_total desc, product_id);
create index product_metric_gmv on product_metric (marketplace, gmv desc, product_id);
create index product_metric_price on product_metric (marketplace, price_usd desc, product_id);
create index product_metric_score on product_metric (marketplace, score desc, product_id);
create index product_metric_comment on product_metric (marketplace, comment_count desc, product_id);
create index product_metric_listed on product_metric (marketplace, listed_day desc, product_id);
create index product_metric_updated on product_metric (marketplace, updated_at desc, product_id);
-- Category levels for the main sorts; the other sorts sort what the level leaves over.
create index product_metric_c1_day on product_metric (c1, marketplace, sales_day desc, product_id);
create index product_metric_c1_week on product_metric (c1, marketplace, sales_week desc, product_id);
create index product_metric_c1_total on product_metric (c1, marketplace, sales_total desc, product_id);
-- Prices differ by category: walking the index of all prices would pass over most of it.
create index product_metric_c1_price on product_metric (c1, marketplace, price_usd desc, product_id);
create index product_metric_c2_day on product_metric (c2, marketplace, sales_day desc, product_id);
create index product_metric_c3_day on product_metric (c3, marketplace, sales_day desc, product_id);
-- Region, hosting, status and quality are counted from this index alone.
create index product_metric_flags on product_metric (marketplace, flags, region_mask);
create index product_metric_shop on product_metric (shop_id, sales_day desc, product_id);

create index product_text_grams on product_text using gin (grams);
