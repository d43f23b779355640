-- Files that users hand in. The bytes are in the file store, under the name <purpose>/<id>; the row says whose they are,
-- what they count and how long they stay. Times are epoch milliseconds of the database's clock.
create table file (
  account uuid not null,
  id uuid not null,
  purpose text not null,
  name text not null,
  type text not null,
  bytes bigint not null check (bytes >= 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- writing: counted already, the bytes may be whole or not. removing: nobody reads it, its bytes are being deleted.
  state text not null check (state in ('writing', 'kept', 'removing')),
  created_at bigint not null,
  -- Null for a file that stays.
  expires_at bigint,
  primary key (account, id)
);
create index file_due on file (expires_at) where expires_at is not null;
