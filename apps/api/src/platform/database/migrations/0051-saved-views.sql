-- Filters and order of a board under a name, what watches them, and what it told. user_id comes first in every key.
create table saved_view (
  user_id uuid not null,
  id uuid not null,
  board text not null,
  name text not null,
  query jsonb not null,
  columns jsonb,
  -- The product search of the view, with what its board decides: what an alert watches.
  watched jsonb,
  is_start boolean not null default false,
  sort integer not null default 0,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (user_id, id)
);
create unique index saved_view_start on saved_view (user_id, board) where is_start;

-- A link is found by its opaque id without asking every user. It opens nothing that the reader may not open himself.
create table saved_view_link (
  share_id text primary key,
  user_id uuid not null,
  view_id uuid not null,
  created_at bigint not null
);
create unique index saved_view_link_view on saved_view_link (user_id, view_id);

create table view_alert (
  user_id uuid not null,
  view_id uuid not null,
  rule jsonb not null,
  is_on boolean not null,
  created_at bigint not null,
  -- Newest day of data that was checked; null until there is any.
  checked_through integer,
  last_match_at bigint,
  primary key (user_id, view_id)
);
create index view_alert_on on view_alert (user_id, view_id) where is_on;

create table notice (
  user_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('view_alert')),
  -- What it is about and for which day: the same thing is told once.
  about text not null,
  view_id uuid,
  marketplace smallint not null,
  title text not null,
  body text not null,
  matches jsonb not null,
  match_count integer not null,
  created_at bigint not null,
  read_at bigint,
  primary key (user_id, id)
);
create unique index notice_about on notice (user_id, about);
create index notice_newest on notice (user_id, created_at desc, id);
