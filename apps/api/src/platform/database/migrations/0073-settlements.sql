-- Companies that want to settle in. The picture of the licence is kept as it came and shown to the operator only.
create table settlement_application (
  user_id uuid not null,
  id uuid not null,
  status text not null default 'pending' check (status in ('pending', 'incomplete', 'approved', 'rejected')),
  reply text,
  company text not null,
  credit_code text not null,
  contact text not null,
  mobile text not null,
  -- Everything else of the form.
  detail jsonb not null,
  licence bytea not null,
  licence_type text not null check (licence_type in ('image/jpeg', 'image/png')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by text,
  primary key (user_id, id)
);
create index settlement_newest on settlement_application (user_id, created_at desc);
create index settlement_desk on settlement_application (status, created_at desc);
-- One waits at a time, whoever submits twice at once.
create unique index settlement_open on settlement_application (user_id) where status in ('pending', 'approved');
