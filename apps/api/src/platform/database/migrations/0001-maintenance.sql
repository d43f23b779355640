-- When the storage last looked after itself, so that a nightly duty is not forgotten by a machine that sleeps at night.
create table maintenance (
  duty text primary key,
  done_at timestamptz not null
);
