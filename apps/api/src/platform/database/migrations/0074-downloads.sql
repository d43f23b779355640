-- Where the browser plugin and the phone app lie, and what their files must hash to. The operator fills them in.
insert into dictionary (name, key, sort) values
  ('downloads', 'plugin_url', 1),
  ('downloads', 'plugin_sha256', 2),
  ('downloads', 'app_url', 3),
  ('downloads', 'app_sha256', 4);
