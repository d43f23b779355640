-- Lives and videos of creators, and the products in them. Conventions of 0045-creators.sql.

create table live_key (
  marketplace smallint not null,
  external_id text not null,
  live_id bigint not null,
  primary key (marketplace, external_id)
);

create table live (
  live_id bigint not null,
  marketplace smallint not null,
  creator_id bigint not null,
  source_id bigint not null,
  updated_at bigint not null,
  started_at bigint not null,
  -- -1 while it is on the air.
  ended_at bigint not null,
  viewers bigint not null,
  units bigint not null,
  gmv bigint not null,
  peak_online integer not null,
  -- Minutes; of a live that is on the air, up to updated_at.
  duration integer not null,
  goods_count integer not null,
  category_id integer not null,
  c1 integer not null,
  c2 integer not null,
  c3 integer not null,
  flags integer not null,
  region_id smallint not null,
  external_id text not null,
  title text not null,
  cover_url text,
  search text not null,
  grams integer[] not null,
  primary key (marketplace, live_id)
);

-- Minute by minute from the start: people watching, and US cents sold in that minute. -1 is missing.
create table live_minute (
  live_id bigint primary key,
  online integer[] not null,
  gmv integer[] not null
);

-- Products shown in a live; minutes of the explanation count from its start, -1 when it was not explained.
create table live_goods (
  live_id bigint not null,
  place smallint not null,
  product_id bigint not null,
  from_minute integer not null,
  to_minute integer not null,
  units bigint not null,
  gmv bigint not null,
  primary key (live_id, place)
);
create index live_goods_product on live_goods (product_id, live_id);

create table video_key (
  marketplace smallint not null,
  external_id text not null,
  video_id bigint not null,
  primary key (marketplace, external_id)
);

create table video (
  video_id bigint not null,
  marketplace smallint not null,
  creator_id bigint not null,
  -- -1 when the video sells nothing that is known here.
  product_id bigint not null,
  source_id bigint not null,
  updated_at bigint not null,
  posted_at bigint not null,
  views bigint not null,
  likes bigint not null,
  comments bigint not null,
  shares bigint not null,
  units bigint not null,
  gmv bigint not null,
  duration integer not null,
  category_id integer not null,
  c1 integer not null,
  c2 integer not null,
  c3 integer not null,
  flags integer not null,
  region_id smallint not null,
  external_id text not null,
  title text not null,
  cover_url text,
  url text,
  search text not null,
  grams integer[] not null,
  primary key (marketplace, video_id)
);

-- What a creator sells: summed from his videos and lives by the daily job.
create table creator_goods (
  creator_id bigint not null,
  product_id bigint not null,
  units bigint not null,
  gmv bigint not null,
  videos integer not null,
  lives integer not null,
  last_at bigint not null,
  primary key (creator_id, product_id)
);
create index creator_goods_gmv on creator_goods (creator_id, gmv desc, product_id);
create index creator_goods_product on creator_goods (product_id, creator_id);

create index live_gmv on live (marketplace, gmv desc, live_id);
create index live_units on live (marketplace, units desc, live_id);
create index live_viewers on live (marketplace, viewers desc, live_id);
create index live_peak on live (marketplace, peak_online desc, live_id);
create index live_duration on live (marketplace, duration desc, live_id);
create index live_started on live (marketplace, started_at desc, live_id);
create index live_updated on live (marketplace, updated_at desc, live_id);
create index live_region_gmv on live (marketplace, region_id, gmv desc, live_id);
create index live_c1_gmv on live (c1, marketplace, gmv desc, live_id);
create index live_creator on live (creator_id, started_at desc, live_id);
create index live_grams on live using gin (grams);

create index video_gmv on video (marketplace, gmv desc, video_id);
create index video_units on video (marketplace, units desc, video_id);
create index video_views on video (marketplace, views desc, video_id);
create index video_likes on video (marketplace, likes desc, video_id);
create index video_shares on video (marketplace, shares desc, video_id);
create index video_posted on video (marketplace, posted_at desc, video_id);
create index video_updated on video (marketplace, updated_at desc, video_id);
create index video_region_gmv on video (marketplace, region_id, gmv desc, video_id);
create index video_c1_gmv on video (c1, marketplace, gmv desc, video_id);
create index video_creator on video (creator_id, posted_at desc, video_id);
create index video_product on video (product_id, gmv desc, video_id);
create index video_grams on video using gin (grams);
