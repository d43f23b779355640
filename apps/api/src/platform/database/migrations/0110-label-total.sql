-- Bytes of all labels of all accounts: they may not fill the disk together. Kept by a trigger, so that no way of writing
-- or deleting labels can forget it, and asking for it does not read the table.
create table label_total (
  one boolean primary key default true check (one),
  bytes bigint not null
);
insert into label_total (bytes) select coalesce(sum(bytes), 0) from kept_label;
create function count_label_bytes() returns trigger language plpgsql as $$
begin
  update label_total set bytes = bytes
    + case when tg_op = 'DELETE' then 0 else new.bytes end
    - case when tg_op = 'INSERT' then 0 else old.bytes end;
  return null;
end
$$;
create trigger label_bytes after insert or delete or update of bytes on kept_label
  for each row execute function count_label_bytes();
