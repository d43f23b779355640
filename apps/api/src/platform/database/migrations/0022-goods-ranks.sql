-- Boards of products by day. Reasons: docs/adr/0009-goods-ranks.md.
-- A board of a day is one row: it is written at once, replaced at once, and a page of it is read by its key.

-- What product_hist does not hold of a day: reviews, stars times ten, stock state (goods-snapshot.ts), creators.
-- One entry a day from start_day; -1 is missing.
create table product_watch (
  product_id bigint primary key,
  start_day integer not null,
  comments integer[] not null,
  score integer[] not null,
  state integer[] not null,
  creators integer[] not null
);

-- Arrays run along the places of the board. changes: places climbed since the stored day before, null for a
-- newcomer; days: days in a row on the board; f1 to f8: facts of the board (domain/goods-rank/rank-board.ts).
create table goods_rank (
  marketplace smallint not null,
  board smallint not null,
  -- 0, or the region whose board it is.
  scope smallint not null,
  day integer not null,
  computed_at bigint not null,
  product_ids bigint[] not null,
  changes integer[] not null,
  days integer[] not null,
  f1 integer[],
  f2 integer[],
  f3 integer[],
  f4 integer[],
  f5 integer[],
  f6 integer[],
  f7 integer[],
  f8 integer[],
  primary key (marketplace, board, scope, day)
);

-- Days whose boards are all written.
create table goods_rank_day (
  marketplace smallint not null,
  day integer not null,
  computed_at bigint not null,
  primary key (marketplace, day)
);
