-- Tokens of host clients are sessions too: they hang on the session that asked for them and end with it.
alter table session add column parent_session uuid;
alter table session add column host_origin text;
-- A token that came in an address was exchanged: it is not taken from an address again.
alter table session add column handed_at timestamptz;

-- One-time codes that carry a session to this site: 60 seconds, one use, only under the host they were made for.
create table handover_code (
  -- SHA-256 of the code.
  code_hash bytea primary key,
  user_id uuid not null,
  -- The session that made it; when it has ended the code is dead.
  session_id uuid not null,
  host_name text not null,
  expires_at timestamptz not null
);
create index handover_code_user on handover_code (user_id);
