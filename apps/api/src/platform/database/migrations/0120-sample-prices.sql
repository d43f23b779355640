-- A price of the demo data: shown as such, and taken out with the demo data.
alter table plan add column is_sample boolean not null default false;
