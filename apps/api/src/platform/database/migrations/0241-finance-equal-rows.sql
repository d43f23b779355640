-- release: 0.2.0
-- oldest: 0.1.0
-- Whether rows of a sheet that say the same word for word count once; the preset is each time they occur.
alter table finance_sheet add column equal_once boolean not null default false;
-- Where a wish that names itself by a key is found again.
create index finance_import_begun on finance_import (created_by, request_key) where request_key is not null;
