-- What people keep. user_id comes first in every key that belongs to a person. Figures of the day a favourite was
-- saved stay with it; -1 is "missing", as in product_metric. kind: 1 goods, 2 shop, 3 creator, 4 live, 5 video.
create table favourite (
  user_id uuid not null,
  marketplace smallint not null,
  kind smallint not null check (kind between 1 and 5),
  external_id text not null,
  folder_id uuid,
  note text,
  -- How far its owner has got with a creator; null of everything else.
  outreach text check (outreach in ('none', 'contacted', 'sampled', 'working')),
  saved_at bigint not null,
  -- Taken away, and kept for a day so that it can be brought back.
  removed_at bigint,
  title text not null,
  image_url text,
  saved_price integer not null default -1,
  saved_currency text not null default '',
  saved_sales bigint not null default -1,
  saved_audience bigint not null default -1,
  primary key (user_id, marketplace, kind, external_id)
);
create index favourite_removed on favourite (removed_at) where removed_at is not null;

create table favourite_folder (
  user_id uuid not null,
  id uuid not null,
  marketplace smallint not null,
  kind smallint not null check (kind between 1 and 5),
  name text not null,
  sort integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
create unique index favourite_folder_name on favourite_folder (user_id, marketplace, kind, name);
