-- release: 0.2.0
-- oldest: 0.1.0
-- Ways by which notices of the site reach a person outside it. Mail is the first kind.
create table channel (
  user_id uuid not null,
  id uuid not null unique,
  kind text not null check (kind in ('mail')),
  state text not null check (state in ('on', 'off')),
  -- A verified address of the person (user_mail); one that is gone or bounced gets nothing.
  address_id uuid not null,
  -- One summary a day: {"tz", "at"}; null: soon after each notice.
  digest jsonb,
  -- Name of the site as the person knows it.
  site_name text not null,
  -- SHA-256 of the token that ends the subscription.
  unsubscribe_hash bytea not null unique,
  primary key (user_id, id)
);
create unique index channel_kind on channel (user_id, kind);

-- What leaves by a channel: notices join a row while it is held. Times are epoch milliseconds.
create table delivery (
  user_id uuid not null,
  channel_id uuid not null,
  -- The day of a summary, or a short window of time.
  message_key text not null,
  notice_ids uuid[] not null,
  state text not null check (state in ('held', 'queued', 'dropped')),
  not_before bigint not null,
  -- The message in the outbox (outgoing_message), which knows how the sending ended.
  message_id uuid,
  primary key (user_id, channel_id, message_key),
  check ((state = 'queued') = (message_id is not null))
);
create index delivery_time on delivery (not_before);
