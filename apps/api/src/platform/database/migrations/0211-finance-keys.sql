-- release: 0.2.0
-- oldest: 0.1.0
-- Every look at a row of a key goes here: which imports have it, and which of them counts.
create index money_event_row on money_event (account_id, key, store_id, occurrence, import_id);
drop index money_event_same;
