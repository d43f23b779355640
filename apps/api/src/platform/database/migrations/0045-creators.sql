-- Creators of TikTok. As with products, figures are NOT NULL and -1 is "missing".
-- Days are days since 1970-01-01, times are epoch milliseconds, money is in US cents.

insert into id_block (name, next) values ('creator', 1000), ('live', 1000), ('video', 1000);

create table creator_key (
  marketplace smallint not null,
  external_id text not null,
  creator_id bigint not null,
  primary key (marketplace, external_id)
);

create table creator (
  creator_id bigint not null,
  marketplace smallint not null,
  source_id bigint not null,
  updated_at bigint not null,
  followers bigint not null,
  likes bigint not null,
  -- Sold through the creator since he began, and in the last 28 days.
  units_total bigint not null,
  gmv_total bigint not null,
  units bigint not null,
  gmv bigint not null,
  avg_views bigint not null,
  category_id integer not null,
  c1 integer not null,
  c2 integer not null,
  c3 integer not null,
  video_count integer not null,
  goods_count integer not null,
  flags integer not null,
  first_seen_day integer not null,
  -- Hundredths of a percent.
  engagement integer not null,
  live_share smallint not null,
  region_id smallint not null,
  -- Share of women among followers, and of five age groups, in tenths of a percent.
  female smallint not null,
  ages integer[] not null,
  external_id text not null,
  handle text not null,
  nickname text not null,
  avatar_url text,
  url text,
  search text not null,
  grams integer[] not null,
  primary key (marketplace, creator_id)
);

-- One row of a creator; the figures are those that stood at the end of each day, so that a change over any
-- number of days is one subtraction. -1 is a day without a figure.
create table creator_hist (
  creator_id bigint primary key,
  start_day integer not null,
  followers bigint[] not null,
  likes bigint[] not null,
  videos integer[] not null,
  units bigint[] not null,
  gmv bigint[] not null
);

-- What a creator has published himself for business. Read by quota only, never part of a list.
create table creator_contact (
  creator_id bigint primary key,
  email text,
  links text[] not null,
  published_at text
);

-- Whose contact a main account has looked at on a day: the second look is free.
create table creator_contact_look (
  user_id uuid not null,
  day integer not null,
  creator_id bigint not null,
  looked_at bigint not null,
  primary key (user_id, day, creator_id)
);

create index creator_gmv on creator (marketplace, gmv desc, creator_id);
create index creator_units on creator (marketplace, units desc, creator_id);
create index creator_followers on creator (marketplace, followers desc, creator_id);
create index creator_engagement on creator (marketplace, engagement desc, creator_id);
create index creator_views on creator (marketplace, avg_views desc, creator_id);
create index creator_live_share on creator (marketplace, live_share desc, creator_id);
create index creator_updated on creator (marketplace, updated_at desc, creator_id);
create index creator_region_gmv on creator (marketplace, region_id, gmv desc, creator_id);
create index creator_c1_gmv on creator (c1, marketplace, gmv desc, creator_id);
create index creator_grams on creator using gin (grams);
