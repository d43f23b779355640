-- When the holder of a session last gave the password; null for one that was opened without it. A session that a code
-- or a token in an address has opened hangs on the one it came from, as a host client's does, and ends with it.
alter table session add column proved_at timestamptz;
create index session_by_parent on session (user_id, parent_session) where parent_session is not null;
create index handover_code_by_session on handover_code (session_id);
