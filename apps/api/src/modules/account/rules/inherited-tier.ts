import { TIER_ORDER, tierEntitlement } from '@haixuan/rules'

const KNOWN = TIER_ORDER.map((tier) => `'${tier}'`).join(', ')

/**
 * SQL: the tier of a row of app_user that is in force, by the clock of the database. A tier that only a later release
 * knows gives no rights here: which they are is not known.
 */
export const tierInForce = (user: 'u' | 'p') =>
  `case when (${user}.vip_expire is null or ${user}.vip_expire > now()) and ${user}.vip_type in (${KNOWN})
    then ${user}.vip_type else 'general' end`

const SEATS = TIER_ORDER.map((tier) => `when '${tier}' then ${tierEntitlement(tier).subAccounts}`).join(' ')

/** SQL: how many members share the tier of the main account `p`. */
export const SEATS_OF_MAIN = `case ${tierInForce('p')} ${SEATS} else 0 end`

/** SQL: members of their main account who were bound before `u`. */
const SENIORS = `(select count(*) from team_member o where o.user_id = u.parent_id and o.son_id is not null
  and (o.bound_at, o.id) < (select t.bound_at, t.id from team_member t where t.user_id = u.parent_id and t.son_id = u.id))`

/**
 * SQL: the tier that the person `u` has of the main account `p`, who is joined by `left join app_user p on p.id =
 * u.parent_id`. Null without a main account, and for a member beyond its seats: they are an ordinary member then.
 */
export const INHERITED_TIER = `case when p.id is not null and ${SENIORS} < ${SEATS_OF_MAIN} then ${tierInForce('p')} end`
