-- Who may open the operator's console. Given and taken in the terminal alone.
alter table app_user add column is_operator boolean not null default false;

create table news_item (
  id uuid primary key,
  kind text not null check (kind in ('notice', 'policy', 'industry', 'calendar')),
  title text not null,
  body text not null,
  -- Shown from this moment on; null for a draft.
  published_at timestamptz,
  updated_at timestamptz not null default now()
);
create index news_item_newest on news_item (published_at desc, id);
