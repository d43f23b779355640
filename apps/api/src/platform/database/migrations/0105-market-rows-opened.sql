-- Which rows of the market an account has opened on a day (days by the clock of Beijing), each once. account is the main
-- account, as in quota_use. subject is 64 bits of a hash of marketplace, kind and id. The daily job forgets days that are
-- over; the day comes first in the key so that they lie together.
create table market_row_opened (
  day integer not null,
  account uuid not null,
  subject bigint not null,
  primary key (day, account, subject)
);
