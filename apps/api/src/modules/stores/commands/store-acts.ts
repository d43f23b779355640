import { randomUUID } from 'node:crypto'
import type { components } from '@haixuan/api-sdk/schema'
import { bookList, isMallId, MARKETPLACES, type Marketplace, STORE_MODE } from '@haixuan/rules'
import { CliError } from '#platform/command-line/cli-error.ts'
import { ACTOR, type Act, type Acts, type Given, word } from '#platform/command-line/console-options.ts'
import type { Database } from '#platform/database/database.ts'
import type { StoreParts } from '../operations/context.ts'
import { covered, storeAnswer } from '../operations/covered.ts'
import type { ClaimOwner } from '../rules/claim-outcome.ts'
import { requireCurrency } from '../rules/known-currency.ts'
import type { OwnStore } from '../rules/store-role.ts'
import { tierOfAccount } from '../store/account-limit.ts'
import { addOwnStore } from '../store/add-own-store.ts'
import { listClaims } from '../store/console-claims.ts'
import { decideClaim } from '../store/decide-claim.ts'
import { mainAccountOf } from '../store/main-account.ts'
import { findOwnStores } from '../store/own-store-rows.ts'
import { type StoreScope, storesOf } from '../store/stores-of.ts'

const CLAIM_STATES = ['pending', 'holder', 'claimant', 'both', 'withdrawn'] as const
const CLAIM_OWNERS: readonly ClaimOwner[] = ['holder', 'claimant', 'both']
const LONGEST = { name: 40, book: 20, books: 12, group: 30, note: 500 }

/** One of the words that an option takes. @throws {CliError} */
function oneOf<W extends string>(text: string, option: string, words: readonly W[]): W {
  const found = words.find((one) => one === text)
  if (found === undefined) throw new CliError(`--${option} ${text} 不对，可以是 ${words.join('、')}。`)
  return found
}

/** A text no longer than the contract allows. @throws {CliError} */
function short(text: string | undefined, option: string, most: number): string | null {
  const said = text?.trim() ?? ''
  if (said.length > most) throw new CliError(`--${option} 最多 ${most} 个字。`)
  return said === '' ? null : said
}

function booksOf(given: Given): string[] {
  const books = bookList(given.need('books'))
  if (books.length >= 1 && books.length <= LONGEST.books && books.every((one) => one.length <= LONGEST.book))
    return books
  throw new CliError(`--books 应为 1 到 ${LONGEST.books} 个账本，用逗号分开，例如 全球,美区。`)
}

function wishOf(given: Given) {
  const mallId = given.need('mall-id')
  if (!isMallId(mallId)) throw new CliError('--mall-id 应为 1 到 20 位数字，请从卖家中心复制。')
  const name = short(given.need('name'), 'name', LONGEST.name)
  if (name === null) throw new CliError('--name 不能为空。')
  const currency = given.option('currency') ?? 'CNY'
  requireCurrency(currency)
  return {
    ...{ key: randomUUID(), source: 'manual' as const, name, mallId, currency, books: booksOf(given) },
    marketplace: oneOf<Marketplace>(given.option('marketplace') ?? 'temu', 'marketplace', MARKETPLACES),
    mode: oneOf(given.need('mode'), 'mode', ['full', 'semi']),
    group: short(given.option('group'), 'group', LONGEST.group),
    note: short(given.option('note'), 'note', LONGEST.note),
  }
}

type CoverParts = Pick<StoreParts, 'coverOf'>

const scopeOf = (db: Database, accountId: string): Promise<StoreScope> =>
  storesOf(db.kysely, { userId: accountId, parentId: null })

const line = ({ mallId, name, mode, books, currency, state, isFrozen, ownership }: OwnStore): string =>
  [
    ...[mallId, name, STORE_MODE[mode], books.join('、'), currency],
    ...(state === 'archived' ? ['已归档'] : []),
    ...(isFrozen ? ['已冻结'] : []),
    ...(ownership === 'refused' ? ['属于其他账号'] : []),
  ].join('  ')

const add =
  (storeParts: CoverParts): Act =>
  async (db, given, out) => {
    const wish = wishOf(given)
    const accountId = await mainAccountOf(db.kysely, given.need('account'))
    const account = { accountId, tier: await tierOfAccount(db, accountId) }
    const id = await addOwnStore(db, account, wish, { userId: ACTOR, ip: null })
    const store = await storeAnswer({ db, storeParts }, await scopeOf(db, accountId), id)
    out.text(`已添加店铺 ${line(store)}`)
    out.json(store)
  }

const list =
  (storeParts: CoverParts): Act =>
  async (db, given, out) => {
    const scope = await scopeOf(db, await mainAccountOf(db.kysely, given.need('account')))
    const sort = { by: 'created_at' as const, descending: false }
    const { rows } = await findOwnStores(db, scope, {
      state: 'all',
      sort,
      offset: 0,
      limit: scope.ids.length,
    })
    for (const store of rows) out.text(line(store))
    out.text(`共 ${rows.length} 家`)
    out.json(await covered({ db, storeParts }, scope, rows))
  }

const claims: Act = async (db, given, out) => {
  const status = given.option('status')
  const found = await listClaims(db, status === undefined ? undefined : oneOf(status, 'status', CLAIM_STATES))
  const who = ({ mobile, storeName }: components['schemas']['StoreClaimSide']) =>
    `${mobile ?? '—'} ${storeName ?? '（已删除）'}`
  for (const claim of found)
    out.text(
      `${claim.id}  ${claim.status}  ${claim.marketplace} ${claim.mallId}  先填：${who(claim.holder)}  后填：${who(claim.claimant)}`,
    )
  out.text(`共 ${found.length} 份`)
  out.json(found)
}

const decide: Act = async (db, given, out) => {
  const id = word(given, 1, '认领编号')
  const owner = oneOf(given.need('owner'), 'owner', CLAIM_OWNERS)
  await decideClaim(db, { id, owner, reply: short(given.option('reply'), 'reply', 500), actor: ACTOR })
  out.text(`认领 ${id} 已判定`)
  out.json({ id, owner })
}

/** Stores of accounts, and whose they are. */
export const storeActs = (parts: CoverParts): Acts => ({
  'stores add': add(parts),
  'stores list': list(parts),
  'stores claims': claims,
  'stores decide': decide,
})
