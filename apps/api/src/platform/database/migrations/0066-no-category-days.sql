-- Days of categories are in market_trend; nothing reads this older roll-up, and writing it took longer than any other.
drop table category_daily;
