-- Sizes of a product and whether each is in stock, where its source tells. size_names and size_stocks run along each
-- other: 1 in stock, 0 out of stock, -1 the source names the size alone. size_keys holds those in stock, each with its
-- marketplace (domain/goods/size-key.ts), so that a list can be narrowed to them.
alter table product_extra
  add column size_names text[] not null default '{}',
  add column size_stocks integer[] not null default '{}',
  add column size_keys text[] not null default '{}';
alter table product_extra alter column size_names set statistics 0;
alter table product_extra alter column size_stocks set statistics 0;
create index product_extra_sizes on product_extra using gin (size_keys);
