-- Memberships that somebody asks the operator for. The price is that of the plan when it was asked for; null is still
-- to be agreed. Of the payer's account only the last characters are kept.
create table purchase_request (
  user_id uuid not null,
  id uuid not null,
  -- Names one wish of the buyer: the same key again is the same request.
  key uuid not null,
  plan_id integer not null,
  plan_name text not null,
  vip_type text not null,
  months integer not null check (months between 1 and 36),
  price_fen integer check (price_fen > 0),
  payer_tail text check (char_length(payer_tail) <= 4),
  note text,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'refused', 'withdrawn')),
  reply text,
  order_id uuid,
  order_number text,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  -- A user id, or `cli`; null when it was withdrawn.
  decided_by text,
  primary key (user_id, id)
);
create unique index purchase_request_key on purchase_request (user_id, key);
create index purchase_request_newest on purchase_request (user_id, created_at desc);
create index purchase_request_desk on purchase_request (status, created_at desc);
