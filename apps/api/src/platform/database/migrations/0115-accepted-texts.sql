-- Which versions of the terms of use and of the privacy policy a person accepted, and when. One row for each time that
-- he accepts; accounts from before this have none.
create table accepted_text (
  user_id uuid not null,
  terms_version text not null,
  privacy_version text not null,
  accepted_at timestamptz not null default now(),
  primary key (user_id, accepted_at)
);
