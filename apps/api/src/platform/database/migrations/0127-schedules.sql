-- When work is due by the clock. The next time stands in the row, so a time that passes while no server runs is caught
-- up once. Epoch milliseconds.
create table schedule (
  name text primary key,
  cron text not null,
  zone text not null,
  next_at bigint not null,
  last_at bigint,
  last_error text
);
