-- Who brought whom, what those people paid, and the commission: an append-only ledger in fen.
create table referral_user (
  user_id uuid not null,
  referred_id uuid not null,
  source text,
  created_at timestamptz not null default now(),
  primary key (user_id, referred_id)
);
create index referral_user_age on referral_user (user_id, created_at desc);

create table referral_order (
  user_id uuid not null,
  order_id uuid not null,
  buyer_id uuid not null,
  total_fen bigint not null check (total_fen >= 0),
  commission_fen bigint not null check (commission_fen >= 0),
  created_at timestamptz not null default now(),
  primary key (user_id, order_id)
);
create index referral_order_age on referral_order (user_id, created_at desc);

create table referral_ledger (
  user_id uuid not null,
  order_id uuid not null,
  kind text not null check (kind in ('commission', 'refund')),
  total_fen bigint not null,
  commission_fen bigint not null,
  at timestamptz not null default now(),
  primary key (user_id, order_id, kind)
);
