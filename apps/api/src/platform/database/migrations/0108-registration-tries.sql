-- Registrations by address, counted for a day. The key is a digest, so that the table holds no addresses.
create table registration_try (
  network_key text primary key,
  window_start timestamptz not null,
  tries integer not null
);
create index registration_try_window on registration_try (window_start);
