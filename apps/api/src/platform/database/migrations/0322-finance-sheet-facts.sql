-- release: 0.2.0
-- oldest: 0.1.0
-- What the rows of a sheet say together, noted when they are read: a list of imports reads no rows.
-- yyyymm of rows with a time; the month of the others is `period`.
alter table finance_sheet add column event_months integer[] not null default '{}';
alter table finance_sheet add column event_currency text;
alter table finance_sheet add column has_no_time boolean not null default false;
-- Rows that an earlier row says word for word.
alter table finance_sheet add column equal_count integer not null default 0;
-- Rows that count, and those that another import has; changed with every commit and undo that changes them.
alter table finance_sheet add column counted_count integer not null default 0;
alter table finance_sheet add column repeated_count integer not null default 0;
update finance_sheet as s set event_months = e.months, event_currency = e.currency, has_no_time = e.has_no_time,
  equal_count = e.equal, counted_count = e.counted, repeated_count = e.repeated
from (
  select account_id, import_id, file_no, sheet_no, min(currency) as currency, bool_or(at is null) as has_no_time,
    coalesce(array_agg(distinct month order by month) filter (where at is not null), '{}') as months,
    count(*) filter (where occurrence > 0) as equal, count(*) filter (where state = 'counted') as counted,
    count(*) filter (where state = 'duplicate') as repeated
  from money_event group by 1, 2, 3, 4
) as e
where s.account_id = e.account_id and s.import_id = e.import_id and s.file_no = e.file_no and s.sheet_no = e.sheet_no;
