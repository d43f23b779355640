-- Mail addresses of people. One counts once its owner has opened the link that was sent to it (24 hours); an address
-- that is verified belongs to one person.
create table user_mail (
  user_id uuid not null,
  id uuid not null unique,
  address text not null,
  -- In lower case.
  address_key text not null,
  token_hash bytea unique,
  token_expires_at timestamptz,
  verified_at timestamptz,
  -- A mail came back: nothing more is sent until the address is verified again.
  bounced_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  unique (user_id, address_key)
);
create unique index user_mail_verified on user_mail (address_key) where verified_at is not null;
