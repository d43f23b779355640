-- Why an alert cannot be read (its view names a column or board that is gone, as after an upgrade): shown to its owner
-- until the view or the alert is saved again. Null: it is well.
alter table view_alert add column broken_reason text;
