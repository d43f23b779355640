-- Keys that this installation makes for itself, once, and shows to nobody.
create table site_secret (
  name text primary key,
  key bytea not null
);

-- Whose account a transfer came from, as a keyed hash: account numbers are short enough to be guessed from a plain one.
alter table payment_receipt add column payer_mac bytea;
create index payment_receipt_payer_mac on payment_receipt (payer_mac) where payer_mac is not null;

-- Devices and addresses that people signed in from, as keyed hashes: sessions end, and this has to outlive them.
create table login_trace (
  user_id uuid not null,
  trace bytea not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, trace)
);

-- A commission that looks like the referrer's own money is held until the operator releases it.
alter table referral_order add column held_for text check (held_for in ('payer', 'device', 'company'));
alter table referral_order add column held_at timestamptz;
alter table referral_order add column released_at timestamptz;
create index referral_order_held on referral_order (held_at) where held_for is not null and released_at is null;
