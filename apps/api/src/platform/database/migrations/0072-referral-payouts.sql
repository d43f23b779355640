-- What was paid out to who brings people, by hand. Amounts are fen.
create table referral_payout (
  user_id uuid not null,
  id uuid not null,
  fen bigint not null check (fen > 0),
  note text not null,
  at timestamptz not null default now(),
  primary key (user_id, id)
);
