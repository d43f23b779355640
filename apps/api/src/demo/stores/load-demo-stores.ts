import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { tierOfAccount } from '../../modules/stores/store/account-limit.ts'
import { addOwnStore, type StoreWish } from '../../modules/stores/store/add-own-store.ts'
import { setStoreState } from '../../modules/stores/store/own-store-write.ts'
import { setStorePeople } from '../../modules/stores/store/store-people.ts'
import { storesOf } from '../../modules/stores/store/stores-of.ts'

/** Demo accounts that run stores: a member by the year, and a main account with a team. */
const OWNERS = ['13800138001', '13800138002']
const NOBODY = '0.0.0.0'

type Plan = Omit<StoreWish, 'key' | 'marketplace' | 'source' | 'mallId'> & {
  /** End of the mallId. */
  tail: string
  isArchived: boolean
  /** What the members of the team may do, in the order in which they joined. */
  roles: readonly ('viewer' | 'editor')[]
}

const PLANS: readonly Plan[] = [
  {
    ...{ name: '晨光家居旗舰店', tail: '01', mode: 'full', books: ['全球', '美区', '欧区', '卖家中心'] },
    ...{ currency: 'CNY', group: '家居', note: null, isArchived: false, roles: ['editor', 'viewer'] },
  },
  {
    ...{
      name: '拾光宠物生活',
      tail: '02',
      mode: 'semi',
      books: ['美区', '欧区', '卖家中心'],
      currency: 'USD',
    },
    ...{ group: '宠物', note: '美国和德国本土仓发货', isArchived: false, roles: ['viewer'] },
  },
  {
    ...{ name: '晨光家居清仓店', tail: '03', mode: 'full', books: ['全球'], currency: 'CNY', group: '家居' },
    ...{ note: '2026 年 9 月停用，库存转到旗舰店', isArchived: true, roles: [] },
  },
]

/** A UUID that is the same at every start. */
function keyOf(text: string): string {
  const hex = createHash('sha256').update(`demo store ${text}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`
}

/** Three stores for each demo account that runs some, one of them archived. An account that has had a store is left alone. */
export async function loadDemoStores(db: Database): Promise<void> {
  const { rows } = await sql<{ id: string; mobile: string }>`
    select u.id, m.mobile from app_user u join user_mobile m on m.user_id = u.id
    where u.is_demo and m.mobile = any(${OWNERS}::text[]) and not exists (
      select 1 from account_event e where e.user_id = u.id and e.kind = 'store_added')
    order by m.mobile`.execute(db.kysely)
  for (const { id, mobile } of rows) for (const plan of PLANS) await loadOne(db, { id, mobile }, plan)
}

async function loadOne(
  db: Database,
  { id: accountId, mobile }: { id: string; mobile: string },
  { tail, isArchived, roles, ...facts }: Plan,
): Promise<void> {
  const tier = await tierOfAccount(db, accountId)
  const wish: StoreWish = {
    ...{ ...facts, key: keyOf(`${mobile} ${tail}`), marketplace: 'temu', source: 'demo' },
    mallId: `900000${mobile.slice(-4)}${tail}`,
  }
  const id = await addOwnStore(db, { accountId, tier }, wish, { userId: accountId, ip: null })
  const { rows: members } = await sql<{ id: string }>`select id from team_member
    where user_id = ${accountId} and son_id is not null order by bound_at, id`.execute(db.kysely)
  const people = roles.flatMap((role, at) => {
    const member = members[at]
    return member ? [{ memberId: member.id, role }] : []
  })
  const scope = await storesOf(db.kysely, { userId: accountId, parentId: null })
  if (people.length > 0) await setStorePeople(db, scope, { id, revision: 1, people }, NOBODY)
  if (isArchived) await setStoreState(db, { accountId, id, tier }, 'archived', NOBODY)
}
