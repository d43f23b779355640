-- Calls of a few dear kinds, counted for all servers together. The key is a digest, so that the table holds no addresses.
create table rate_window (
  key text primary key,
  until timestamptz not null,
  calls integer not null
);
create index rate_window_until on rate_window (until);
