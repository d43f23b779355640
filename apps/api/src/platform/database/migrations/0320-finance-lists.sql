-- release: 0.2.0
-- oldest: 0.1.0
-- Lists of own money at a million rows. Lines of a kind in the order of their time, with time and amount looked at in the
-- index itself.
create index money_event_line on money_event (account_id, store_id, month, kind, at, minor) where state = 'counted';
drop index money_event_month;
-- Whether a reversal repeats a refund.
create index money_event_after on money_event (account_id, store_id, after_no) where state = 'counted' and after_no is not null;
-- Days of one SKU.
create index finance_day_sku on finance_day (account_id, sku_id);
