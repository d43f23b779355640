-- People, their login names and their sessions. user_id comes first in every key that belongs to a person.
create table app_user (
  id uuid primary key,
  nickname text not null,
  password_hash text,
  vip_type text not null default 'general' check (vip_type in
    ('general', 'month', 'bannian', 'year', 'green_drill', 'blue_drill', 'gold_drill', 'black_drill', 'yqyy')),
  vip_expire timestamptz,
  isexternallink smallint not null default 0 check (isexternallink in (0, 1)),
  is_pre smallint not null default 1 check (is_pre in (0, 1)),
  user_custom jsonb not null default '[]',
  belong_code text,
  invite_code text not null,
  parent_id uuid,
  opened_by uuid,
  referrer_id uuid,
  source text,
  login_count integer not null default 0,
  last_login_at timestamptz,
  last_login_ip text,
  is_demo boolean not null default false,
  created_at timestamptz not null default now()
);
create index app_user_parent on app_user (parent_id) where parent_id is not null;

-- Uniqueness of a login name does not depend on where the person's row lives.
create table user_mobile (
  mobile text primary key,
  user_id uuid not null
);
create index user_mobile_user on user_mobile (user_id);

create table invite_code (
  code text primary key,
  user_id uuid not null
);

-- Only the SHA-256 of a token is kept.
create table session (
  token_hash bytea primary key,
  id uuid not null,
  user_id uuid not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ip text,
  device text
);
create index session_by_user on session (user_id, created_at);

-- Counts tries by a digest of the login name, whether or not such a person exists.
create table sign_in_throttle (
  account_key text primary key,
  window_start timestamptz not null,
  failures integer not null,
  blocked_until timestamptz not null
);
create index sign_in_throttle_age on sign_in_throttle (window_start);

-- What happened to an account: new password, new mobile, bound, unbound.
create table account_event (
  user_id uuid not null,
  id uuid not null,
  at timestamptz not null default now(),
  kind text not null,
  ip text,
  detail jsonb not null default '{}',
  primary key (user_id, id)
);
