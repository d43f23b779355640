import { nextTierFor, tierEntitlement } from '@haixuan/rules'
import { signedIn } from '#modules/access'
import type { CallContext, Handler } from '#platform/http/handler.ts'
import { countStores, tierOfAccount } from '../store/account-limit.ts'
import { findOwnStores, type OwnStoreQuery } from '../store/own-store-rows.ts'
import { covered } from './covered.ts'
import { callerStores } from './open-store.ts'

type Query = Parameters<Handler<'searchOwnStores'>>[0]['query']

function readQuery({ keyword, marketplace, state, mode, group, sort, page, limit }: Query): OwnStoreQuery {
  const [by, direction] = (sort ?? 'created_at:desc').split(':')
  const [at, size] = [page ?? 1, limit ?? 50]
  return {
    ...{ keyword, marketplace, state: state ?? 'active', mode, group },
    sort: { by: by as OwnStoreQuery['sort']['by'], descending: direction === 'desc' },
    ...{ offset: (at - 1) * size, limit: size },
  }
}

/** What the tier of the caller's own account has space for; a sub-account adds no stores. */
async function quotaOf({ db, caller }: CallContext) {
  const { userId, parentId } = signedIn(caller)
  if (parentId !== null) return null
  const [tier, { used }] = await Promise.all([tierOfAccount(db, userId), countStores(db.kysely, userId)])
  const limit = tierEntitlement(tier).ownShops
  const need = nextTierFor(tier, 'ownShops')?.vip_type ?? null
  return { used, limit, frozen: Math.max(0, used - limit), need }
}

export const searchOwnStores: Handler<'searchOwnStores'> = async ({ query }, context) => {
  const scope = await callerStores(context)
  const [{ rows, count, groups }, quota] = await Promise.all([
    findOwnStores(context.db, scope, readQuery(query)),
    quotaOf(context),
  ])
  const data = {
    rows: await covered(context, scope, rows),
    ...{ count, countIsExact: true as const, visible: count, groups, quota },
  }
  return { status: 200, body: { code: 0, data } }
}
