-- Memberships in force get the lots that their paid orders tell of. Orders of the membership's tier come last; what
-- they do not cover is the credit of lower orders that were not over at the upgrade, shared by what was paid for them
-- and worth no more than that. Time that no order explains stays without a lot.
insert into membership_lot (user_id, seq, order_id, tier, paid_fen, bought_ms, base_ms, ms, upgrades)
with paid as (
  select o.user_id, o.id, o.vip_type, o.vip_type = u.vip_type as is_own, o.price_fen - o.refunded_fen as fen,
    o.paid_at, o.vip_until, extract(epoch from u.vip_expire - now()) * 1000 as left_ms,
    round(extract(epoch from o.vip_until - (
      (o.vip_until at time zone 'Asia/Shanghai' - make_interval(months => o.months)) at time zone 'Asia/Shanghai'
    )) * 1000) as bought_ms
  from member_order o join app_user u on u.id = o.user_id
  where o.status = 'paid' and o.vip_until is not null and o.paid_at is not null and o.refunded_fen < o.price_fen
    and u.vip_type <> 'general' and u.vip_expire > now()
),
upgrade as (
  select distinct on (user_id) user_id, vip_type, paid_at, fen, bought_ms,
    left_ms - sum(bought_ms) over (partition by user_id) as credit_ms
  from paid where is_own order by user_id, paid_at, id
),
lower_order as (
  select p.*, g.vip_type as raised_to, g.fen as raised_fen, g.bought_ms as raised_ms,
    floor(g.credit_ms * p.fen / sum(p.fen) over (partition by p.user_id)) as ms
  from paid p join upgrade g on g.user_id = p.user_id
  where not p.is_own and p.paid_at < g.paid_at and p.vip_until > g.paid_at and g.credit_ms > 0
),
lot as (
  select user_id, id, vip_type, false as is_own, paid_at, fen, bought_ms,
    floor(bought_ms * least(1, ms * raised_fen / (raised_ms * fen))) as base_ms, ms,
    jsonb_build_array(jsonb_build_object('tier', raised_to, 'priceFen', raised_fen, 'ms', raised_ms::bigint)) as upgrades
  from lower_order
  union all
  select user_id, id, vip_type, true, paid_at, fen, bought_ms, bought_ms, bought_ms, '[]'::jsonb from paid where is_own
)
select user_id, row_number() over (partition by user_id order by is_own, paid_at, id), id, vip_type, fen,
  bought_ms::bigint, base_ms::bigint, ms::bigint, upgrades
from lot;
