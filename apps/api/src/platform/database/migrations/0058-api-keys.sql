-- Keys of the public API. Only the SHA-256 of a key is kept; a call finds it without asking every user.
create table api_key (
  key_hash bytea primary key,
  id uuid not null,
  user_id uuid not null,
  name text not null,
  prefix text not null,
  scopes text[] not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  last_used_ip text
);
create unique index api_key_by_user on api_key (user_id, id);
