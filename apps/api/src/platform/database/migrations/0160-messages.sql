-- Messages to people outside the site, written in the transaction that asks for them. What is sent and to whom is sealed
-- with a key of this installation, and removed when the message has ended.
create table outgoing_message (
  id uuid primary key,
  channel text not null check (channel in ('mail', 'text')),
  purpose text not null,
  sealed bytea,
  -- The verified address that it goes to, so that a bounce can be assigned.
  address_id uuid,
  state text not null check (state in ('waiting', 'sent', 'refused', 'expired', 'dropped')),
  expires_at timestamptz not null,
  last_error text,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  check ((state = 'waiting') = (sealed is not null))
);
create index outgoing_message_made on outgoing_message (created_at);

-- One code for each purpose and recipient. Recipient and code are keyed hashes.
create table verification_code (
  purpose text not null,
  recipient_hash bytea not null,
  code_hash bytea not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  primary key (purpose, recipient_hash)
);
create index verification_code_end on verification_code (expires_at);

-- Messages asked for in a window of time, by recipient and by network; the key is a digest.
create table message_rate (
  rate_key text primary key,
  window_start timestamptz not null,
  window_s integer not null,
  used integer not null
);
create index message_rate_window on message_rate (window_start);
