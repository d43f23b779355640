-- What an account has used of its rights on a day (days by the clock of Beijing). user_id is the main account:
-- sub-accounts draw on the same quota.
create table quota_use (
  user_id uuid not null,
  feature text not null,
  day integer not null,
  used bigint not null check (used >= 0),
  primary key (user_id, feature, day)
);
