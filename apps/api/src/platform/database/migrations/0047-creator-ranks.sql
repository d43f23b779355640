-- Boards of creators and of what sells in lives, day by day. Written by the daily job; the first 1,000 places of
-- each board, period and day. Figures of the day are kept, so that an old board shows what stood there then.
-- previous: place on the day before, -1 for who was not on the board. days_on: days in a row, this one included.

create table creator_rank (
  marketplace smallint not null,
  board text not null,
  period smallint not null,
  day integer not null,
  place integer not null,
  previous integer not null,
  days_on integer not null,
  creator_id bigint not null,
  followers bigint not null,
  -- Signed: -1 is a real loss of one, and what is missing is -10000000000000.
  followers_added bigint not null,
  likes_added bigint not null,
  videos_added bigint not null,
  video_count integer not null,
  units bigint not null,
  gmv bigint not null,
  avg_views bigint not null,
  goods_count integer not null,
  -- Signed too. Hundredths of a percent of the followers before.
  growth bigint not null,
  -- Potential of a dark horse, tenths of a point from 0 to 1000.
  potential smallint not null,
  -- The live that sold most in the period; lives boards only.
  top_live_id bigint not null,
  category_id integer not null,
  c1 integer not null,
  c2 integer not null,
  c3 integer not null,
  region_id smallint not null,
  primary key (marketplace, board, period, day, place)
);
create index creator_rank_creator on creator_rank (creator_id, board, period, day desc);

create table live_goods_rank (
  marketplace smallint not null,
  period smallint not null,
  day integer not null,
  place integer not null,
  previous integer not null,
  days_on integer not null,
  product_id bigint not null,
  units bigint not null,
  gmv bigint not null,
  lives integer not null,
  creators integer not null,
  top_live_id bigint not null,
  category_id integer not null,
  c1 integer not null,
  c2 integer not null,
  c3 integer not null,
  region_mask bigint not null,
  primary key (marketplace, period, day, place)
);
create index live_goods_rank_product on live_goods_rank (product_id, period, day desc);
