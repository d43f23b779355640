-- Kinds of imports are listed in the program (domain/import-mapping), which grows faster than the schema.
alter table import_job drop constraint if exists import_job_kind_check;
