-- release: 0.2.0
-- oldest: 0.1.0
-- Stores that a team runs on a marketplace. A store belongs to an account: the main account of the team.
create table own_store (
  account_id uuid not null,
  id uuid not null unique,
  -- Names one wish of the owner: the same key again is the same store.
  key uuid not null,
  marketplace smallint not null,
  name text not null,
  -- The name as it is compared.
  name_key text not null,
  mall_id text not null check (mall_id ~ '^[0-9]{1,20}$'),
  mode text not null check (mode in ('full', 'semi')),
  books text[] not null check (cardinality(books) between 1 and 12),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  group_name text,
  note text,
  source text not null check (source in ('manual', 'demo')),
  ownership text not null default 'declared' check (ownership in ('declared', 'confirmed', 'refused')),
  ownership_reply text,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  archived_at timestamptz,
  primary key (account_id, id),
  unique (account_id, key),
  unique (account_id, name_key),
  unique (account_id, mall_id)
);
-- Whether another account has entered the same store.
create index own_store_mall on own_store (marketplace, mall_id);

-- Members of the team who may see a store. A member who leaves the team has no row in team_member any more, and sees none.
create table own_store_person (
  account_id uuid not null,
  store_id uuid not null,
  member_id uuid not null,
  role text not null check (role in ('viewer', 'editor')),
  primary key (account_id, store_id, member_id)
);
create index own_store_person_member on own_store_person (account_id, member_id);

-- Two accounts have entered the same store: the operator decides.
create table store_claim (
  id uuid not null primary key,
  marketplace smallint not null,
  mall_id text not null,
  account_id uuid not null,
  store_id uuid not null,
  holder_account_id uuid not null,
  holder_store_id uuid not null,
  status text not null default 'pending' check (status in ('pending', 'holder', 'claimant', 'both', 'withdrawn')),
  reply text,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  -- A user id, or `cli`; null when it was withdrawn.
  decided_by text
);
create unique index store_claim_pending on store_claim (store_id) where status = 'pending';
create index store_claim_newest on store_claim (status, created_at desc);
