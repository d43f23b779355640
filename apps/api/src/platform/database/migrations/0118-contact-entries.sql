-- How people reach the operator. What is empty is not shown.
insert into dictionary (name, key, sort) values
  ('contacts', 'wechat', 1),
  ('contacts', 'wechat_link', 2),
  ('contacts', 'phone', 3),
  ('contacts', 'mail', 4),
  ('contacts', 'hours', 5),
  ('contacts', 'bank', 6);
