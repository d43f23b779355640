-- How many rows have a flag. Without it the planner takes every condition on flags for one row of two hundred, and
-- reads and sorts all of a marketplace where the walk along a sort index ends after a few rows.
create statistics product_metric_full on (flags & 1) from product_metric;
create statistics product_metric_semi on (flags & 2) from product_metric;
create statistics product_metric_on_sale on (flags & 4) from product_metric;
create statistics product_metric_sold_out on (flags & 8) from product_metric;
create statistics product_metric_delisted on (flags & 16) from product_metric;
create statistics product_metric_video on (flags & 32) from product_metric;
create statistics product_metric_no_video on (flags & 64) from product_metric;
create statistics product_metric_suspect on (flags & 128) from product_metric;
create statistics product_metric_stock_out on (flags & 256) from product_metric;
create statistics creator_self_run on (flags & 1) from creator;
create statistics creator_independent on (flags & 2) from creator;
create statistics creator_verified on (flags & 4) from creator;
create statistics creator_plain on (flags & 8) from creator;
create statistics creator_contact on (flags & 16) from creator;
create statistics video_promoted on (flags & 4) from video;
create statistics video_unpromoted on (flags & 8) from video;
