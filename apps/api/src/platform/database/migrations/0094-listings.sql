-- The listing warehouse: products that a person means to sell. user_id comes first in every key, as in all that belongs
-- to a person. status: 1 wanted, 2 sourcing, 3 sourced, 4 listing, 5 listed, 6 dropped. Amounts are minor units of
-- their currency; null is "not written down".
create table listing (
  user_id uuid not null,
  marketplace smallint not null,
  external_id text not null,
  status smallint not null default 1 check (status between 1 and 6),
  target_shop text,
  -- Temu siteId, never a regionId.
  target_site smallint,
  cost integer,
  cost_currency text,
  cost_source text check (cost_source in ('1688', 'manual')),
  declared integer,
  declared_currency text,
  note text,
  added_at bigint not null,
  updated_at bigint not null,
  -- Taken away, and kept for a day so that it can be brought back.
  removed_at bigint,
  title text not null,
  image_url text,
  primary key (user_id, marketplace, external_id)
);
create index listing_removed on listing (removed_at) where removed_at is not null;
