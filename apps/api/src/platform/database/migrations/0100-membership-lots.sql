-- Where the time of a membership came from. Lots are used in the order of seq and end together with app_user.vip_expire:
-- the last one lies directly before it. Time that no lot covers was given, not paid, and is used first.
create table membership_lot (
  user_id uuid not null,
  seq integer not null,
  -- The paid order; null for time that the operator gave.
  order_id uuid,
  -- As it was bought or given; the membership may be of a higher tier by now.
  tier text not null,
  -- What of the order stayed paid, in fen.
  paid_fen integer not null check (paid_fen >= 0),
  -- Time that the order bought, and how much of it this lot still stands for, in milliseconds of that tier.
  bought_ms bigint not null check (bought_ms >= 0),
  base_ms bigint not null check (base_ms between 0 and bought_ms),
  -- The same as time of the membership's tier.
  ms bigint not null check (ms >= 0),
  -- Prices at which it was turned into time of higher tiers, oldest first: a refund of the upgrade turns it back.
  upgrades jsonb not null default '[]',
  primary key (user_id, seq)
);
