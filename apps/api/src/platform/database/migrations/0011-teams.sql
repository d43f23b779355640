-- Sub-accounts and invitations of a main account. son_id is null until the person takes it up.
create table team_member (
  user_id uuid not null,
  id uuid not null,
  mobile text not null,
  nickname text not null,
  son_id uuid,
  offered_hash text,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
create unique index team_member_mobile on team_member (user_id, mobile);

-- Finds the invitations of a mobile without asking every main account.
create table mobile_invitation (
  mobile text not null,
  owner_id uuid not null,
  member_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (mobile, owner_id)
);
