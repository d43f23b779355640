-- release: 0.2.0
-- oldest: 0.1.0
-- Larger pictures of kept labels are files. The content of a row keeps the rest of the text, and this table says where
-- the base64 of each picture goes back. A server of 0.1.0 knows nothing of it and would show such a label without its
-- pictures. So a row refers to files only when no such server can run: on the embedded engine (one process), in a
-- database that a release with this migration made, and once the oldest release that may run is 0.2.0 or newer.
-- Everywhere else the content stays whole, as servers of 0.1.0 write and read it.
create table kept_label_picture (
  user_id uuid not null,
  label_id uuid not null,
  -- UTF-16 code units of the content before the picture.
  place integer not null,
  file_id uuid not null,
  -- Of the bytes of the file, hexadecimal: labels of one account share a file.
  sha256 text not null,
  primary key (user_id, label_id, place)
);
create index kept_label_picture_sha256 on kept_label_picture (user_id, sha256);
create index kept_label_picture_file on kept_label_picture (user_id, file_id);
-- False: the content is whole, and nobody has looked yet for pictures in it that become files.
alter table kept_label add column pictures_taken boolean not null default false;
alter table label_total add column takes_pictures boolean not null default false;
update label_total set takes_pictures = coalesce(current_setting('haixuan.is_new_database', true) = 'true', false);
