-- Orders of memberships. Prices are fen, copied from the plan when the order is made. A pending order is expired
-- once expires_at has passed; nothing has to write that down.
create table member_order (
  user_id uuid not null,
  id uuid not null,
  -- Names one wish of the buyer: the same key again is the same order.
  key uuid not null,
  number text not null,
  plan_id integer not null,
  plan_name text not null,
  vip_type text not null,
  months integer not null check (months > 0),
  price_fen integer not null check (price_fen > 0),
  method text not null check (method in ('transfer', 'wechat')),
  status text not null default 'pending' check (status in ('pending', 'paid', 'cancelled')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- What the provider gave for the buyer to scan.
  code_url text,
  -- When the provider was last asked about it.
  asked_at timestamptz,
  paid_at timestamptz,
  closed_at timestamptz,
  -- End of the membership after this order; null when it changed none.
  vip_until timestamptz,
  refunded_fen integer not null default 0 check (refunded_fen between 0 and price_fen),
  primary key (user_id, id)
);
create unique index member_order_key on member_order (user_id, key);
create index member_order_newest on member_order (user_id, created_at desc, id);
create index member_order_desk on member_order (status, created_at desc);

-- Finds the order of a number without asking every user.
create table order_number (
  number text primary key,
  user_id uuid not null,
  order_id uuid not null
);

-- Everything that providers and the operator said was received; the same receipt is never counted twice.
create table payment_receipt (
  method text not null,
  receipt text not null,
  number text not null,
  total_fen bigint not null,
  outcome text not null,
  -- SHA-256 of who paid, as the provider names him: tells a referrer who pays for himself.
  payer_hash bytea,
  received_at timestamptz not null default now(),
  primary key (method, receipt)
);
create index payment_receipt_number on payment_receipt (number);
create index payment_receipt_payer on payment_receipt (payer_hash) where payer_hash is not null;

create table invoice_request (
  user_id uuid not null,
  order_id uuid not null,
  kind text not null check (kind in ('personal', 'company')),
  title text not null,
  tax_number text,
  email text not null,
  status text not null default 'requested' check (status in ('requested', 'issued')),
  created_at timestamptz not null default now(),
  issued_at timestamptz,
  primary key (user_id, order_id)
);

-- The bank account that transfers go to. Without all three there is no paying by transfer.
create table transfer_account (
  id smallint primary key check (id = 1),
  payee text not null,
  bank text not null,
  account text not null
);

-- What the operator did, on the console or in the terminal.
create table operator_event (
  id uuid primary key,
  at timestamptz not null default now(),
  actor text not null,
  kind text not null,
  subject text not null,
  detail jsonb not null default '{}'
);
create index operator_event_newest on operator_event (at desc, id);
