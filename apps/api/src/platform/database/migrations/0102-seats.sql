-- Members of a main account share its tier while it has seats for them, in the order in which they were bound.
alter table team_member add column bound_at timestamptz;
update team_member set bound_at = created_at where son_id is not null;
-- What the member was last told of his seat; who has one is decided at each call.
alter table team_member add column has_seat boolean not null default true;
create index team_member_son on team_member (son_id) where son_id is not null;

-- Notices of seats speak of no marketplace.
alter table notice alter column marketplace drop not null;
