-- Labels of the label tool that are kept with an account. user_id comes first in every key.
create table kept_label (
  user_id uuid not null,
  id uuid not null,
  name text not null,
  is_my_template boolean not null,
  folder text not null,
  -- Counts the savings: two windows that know the same one cannot both save.
  revision integer not null,
  saved_at bigint not null,
  -- Of the first page, in hundredths of a millimetre.
  width integer not null,
  height integer not null,
  pages integer not null,
  thumbnail text not null,
  content text not null,
  -- Of the content in UTF-8.
  bytes integer not null,
  primary key (user_id, id)
);
