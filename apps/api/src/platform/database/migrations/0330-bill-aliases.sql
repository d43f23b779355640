-- release: 0.2.0
-- oldest: 0.1.0
-- Names of columns in bills that operators added: a marketplace renames a heading without asking.
create table finance_bill_alias (
  layout_id text not null,
  -- Canonical field of the layout.
  field text not null,
  -- As it was written, and without what differs between two exports of the same table.
  alias text not null,
  alias_key text not null,
  added_by text not null,
  added_at timestamptz not null default now(),
  primary key (layout_id, alias_key)
);
