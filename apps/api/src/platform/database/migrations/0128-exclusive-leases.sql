-- Work of which only one may run at a time, in a job or in a request: who holds it, and until when.
create table exclusive_lease (
  name text primary key,
  holder text not null,
  -- Epoch milliseconds of the database's clock.
  lease_until bigint not null
);
