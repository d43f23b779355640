-- What the operator may change without a release: dictionaries and plans.
create table dictionary (
  name text not null,
  key text not null,
  value text,
  sort integer not null default 0,
  primary key (name, key)
);
insert into dictionary (name, key, sort) values
  ('front_desk', 'customer', 1),
  ('front_desk', 'user_group', 2),
  ('front_desk', 'mpweixin', 3),
  ('front_desk', 'seo_link', 4),
  ('front_desk', 'beian', 5),
  ('front_desk', 'douyin_qrcode_1', 6),
  ('front_desk', 'douyin_qrcode_2', 7);

-- price_fen is null where the price is agreed with support. 10 is the plan of the promotion: 9900 or 19800.
create table plan (
  id integer primary key,
  name text not null,
  vip_type text not null,
  months integer,
  price_fen integer check (price_fen >= 0),
  sort integer not null
);
insert into plan (id, name, vip_type, months, price_fen, sort) values
  (10, '个人月卡', 'month', 1, 19800, 1),
  (11, '个人半年卡', 'bannian', 6, null, 2),
  (12, '个人年卡', 'year', 12, null, 3),
  (13, '企业绿钻', 'green_drill', 12, null, 4),
  (14, '企业蓝钻', 'blue_drill', 12, null, 5),
  (15, '企业金钻', 'gold_drill', 12, null, 6),
  (16, '企业黑钻', 'black_drill', 12, null, 7),
  (17, '定制', 'yqyy', null, null, 8);
