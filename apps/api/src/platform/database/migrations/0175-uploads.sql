-- release: 0.2.0
-- oldest: 0.1.0
-- Files on their way to the server. The bytes of a part are a file of the purpose `part`; a finished upload is one file of
-- the purpose `upload`. Times are epoch milliseconds of the database's clock.
create table upload (
  account uuid not null,
  id uuid not null,
  name text not null,
  kind text not null,
  -- Size of the whole file, as its owner gave it.
  bytes bigint not null check (bytes > 0),
  -- SHA-256 in hex: of an open upload the one that its owner gave, if any.
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  received bigint not null default 0 check (received >= 0 and received <= bytes),
  -- used: something else names the file and decides how long it stays.
  state text not null default 'open' check (state in ('open', 'finished', 'used')),
  -- The finished file.
  file uuid,
  created_at bigint not null,
  expires_at bigint not null,
  primary key (account, id),
  check ((file is null) = (state = 'open'))
);
create index upload_due on upload (expires_at);
create table upload_part (
  account uuid not null,
  upload uuid not null,
  -- Where in the file it begins.
  at bigint not null check (at >= 0),
  bytes integer not null check (bytes > 0),
  sha256 text not null,
  file uuid not null,
  primary key (account, upload, at),
  foreign key (account, upload) references upload (account, id) on delete cascade
);
