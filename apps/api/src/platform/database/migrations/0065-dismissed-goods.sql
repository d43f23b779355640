-- Products that a person wants recommended no more. Ids are those of the marketplace: the mark outlives the product.
create table dismissed_goods (
  user_id uuid not null,
  marketplace smallint not null,
  external_id text not null,
  dismissed_at bigint not null,
  primary key (user_id, marketplace, external_id)
);
