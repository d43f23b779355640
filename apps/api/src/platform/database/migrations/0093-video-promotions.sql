-- Days on which a video began and ceased to be paid for to be shown, by turns, the first a beginning; days since
-- 1970-01-01, and -1 for a beginning that nobody saw.
alter table video add column promotion_days integer[] not null default '{}';
alter table video alter column promotion_days set statistics 0;
create index video_promotion on video (product_id) where promotion_days <> '{}';
