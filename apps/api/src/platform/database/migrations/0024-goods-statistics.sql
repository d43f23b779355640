-- Nobody looks for rows by the days in these series: statistics of their elements cost more than everything else
-- that an analyze does, and answer no question of the planner.
alter table product_hist alter column sales set statistics 0;
alter table product_hist alter column price set statistics 0;
alter table product_watch alter column comments set statistics 0;
alter table product_watch alter column score set statistics 0;
alter table product_watch alter column state set statistics 0;
alter table product_watch alter column creators set statistics 0;
alter table product_text alter column images set statistics 0;
alter table product_text alter column tags set statistics 0;
alter table goods_rank alter column product_ids set statistics 0;
alter table goods_rank alter column changes set statistics 0;
alter table goods_rank alter column days set statistics 0;
alter table goods_rank alter column f1 set statistics 0;
alter table goods_rank alter column f2 set statistics 0;
alter table goods_rank alter column f3 set statistics 0;
alter table goods_rank alter column f4 set statistics 0;
alter table goods_rank alter column f5 set statistics 0;
alter table goods_rank alter column f6 set statistics 0;
alter table goods_rank alter column f7 set statistics 0;
alter table goods_rank alter column f8 set statistics 0;
