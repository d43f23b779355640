-- One-time links to a new password, issued by an operator after the person was checked: 30 minutes, one use. Only the
-- SHA-256 of a link's token is kept. A person has one at the most.
create table password_reset (
  user_id uuid primary key,
  token_hash bytea not null unique,
  issued_at timestamptz not null default now(),
  expires_at timestamptz not null
);
