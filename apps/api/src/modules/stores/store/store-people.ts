import { type Kysely, sql } from 'kysely'
import { noteEvent } from '#modules/account'
import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import { Failure } from '#platform/failure.ts'
import type { OwnStore } from '../rules/store-role.ts'
import { nextRevision } from './own-store-write.ts'
import type { StoreScope } from './stores-of.ts'

type Person = NonNullable<OwnStore['people']>[number]

/** Members who may see each of the scope's own stores, by store. Members who have left the team are not in it. */
export async function peopleOf(db: Database, scope: StoreScope): Promise<ReadonlyMap<string, Person[]>> {
  const { rows } = await sql<Person & { storeId: string }>`
    select p.store_id as "storeId", p.member_id as "memberId", t.nickname, p.role from own_store_person p
    join team_member t on t.user_id = p.account_id and t.id = p.member_id
    where p.account_id = ${scope.userId} order by t.created_at, t.id`.execute(db.kysely)
  const people = new Map<string, Person[]>()
  for (const { storeId, ...person } of rows) people.set(storeId, [...(people.get(storeId) ?? []), person])
  return people
}

interface People {
  id: string
  revision: number
  people: readonly Pick<Person, 'memberId' | 'role'>[]
}

/**
 * Says who may see a store, in place of what was said before.
 * @throws {Failure} `store_unknown`, `store_changed`; `bad_body` for somebody who is not in the team
 */
export async function setStorePeople(
  db: Database,
  scope: StoreScope,
  { id, revision, people }: People,
  ip: string,
): Promise<void> {
  const { accountId } = scope.storeOf(id)
  await db.transaction(async (trx) => {
    await nextRevision(trx, { accountId, id, revision })
    await refuseStrangers(trx, accountId, people)
    await trx
      .deleteFrom('own_store_person')
      .where('account_id', '=', accountId)
      .where('store_id', '=', id)
      .execute()
    if (people.length > 0) {
      const rows = people.map(({ memberId, role }) => ({
        ...{ account_id: accountId, store_id: id, member_id: memberId, role },
      }))
      await trx.insertInto('own_store_person').values(rows).execute()
    }
    await noteEvent(trx, accountId, 'store_people_set', ip, { id, people })
  })
}

async function refuseStrangers(
  trx: Kysely<Tables>,
  accountId: string,
  people: readonly { memberId: string }[],
): Promise<void> {
  const ids = people.map(({ memberId }) => memberId)
  const members = await trx
    .selectFrom('team_member')
    .select('id')
    .where('user_id', '=', accountId)
    .where('id', 'in', ids.length > 0 ? ids : [accountId])
    .execute()
  const known = new Set(members.map((member) => member.id))
  const wrong = ids.findIndex((id, at) => !known.has(id) || ids.indexOf(id) !== at)
  if (wrong < 0) return
  const message = '名单中有人不在子账号列表中，或出现了两次，请刷新后重新选择'
  throw new Failure('bad_body', message, { fields: [{ path: `body.people.${wrong}.memberId`, message }] })
}
