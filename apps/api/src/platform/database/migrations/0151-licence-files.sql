-- The picture of a licence is a file of the applicant now. Applications from before keep theirs in the row.
alter table settlement_application alter column licence drop not null;
alter table settlement_application add column licence_file uuid;
alter table settlement_application add constraint settlement_has_licence
  check ((licence is null) <> (licence_file is null));
