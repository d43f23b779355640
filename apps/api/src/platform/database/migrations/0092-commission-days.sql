-- Commission of creators day by day, in basis points of the price, beside the sales of the main series. -1 is missing;
-- empty where no source ever told, and an end that is not there is missing.
alter table product_hist add column commission integer[] not null default '{}';
alter table product_hist alter column commission set statistics 0;
