-- release: 0.2.0
-- oldest: 0.1.0
-- Jobs of one lane (an account) wait behind each other: the lane that was served longest ago is next.
alter table job add column lane text;
create index job_lane on job (kind, lane, started_at desc) where lane is not null;
