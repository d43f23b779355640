import type { Database } from '#platform/database/database.ts'
import { noteAcceptance } from '../../modules/finance/store/acceptances.ts'
import { readBooks } from '../../modules/finance/store/read-books.ts'
import { noteTypedAmount } from '../../modules/finance/store/typed-amounts.ts'

/** A line of 账务明细列表: time, type, amount in yuan, remark. */
type Line = readonly [at: string, type: string, amount: string, remark: string]

/**
 * Lines that no detail has, in the months of the first store: what a seller finds in every real account book. One is a
 * difference, two have no class, one is a difference that somebody accepted.
 */
const EXTRA: Readonly<Record<string, readonly Line[]>> = {
  '2026-10': [
    ['2026-10-17 14:22:08', '支出', '-38.40', '消费者及履约保障-售后问题'],
    ['2026-10-18 10:00:12', '支出', '-126.00', '平台活动服务费-HD80123'],
    ['2026-10-26 10:00:12', '支出', '-94.50', '平台活动服务费-HD80177'],
  ],
  '2026-09': [['2026-09-24 09:12:40', '支出', '-2.10', '消费者及履约保障-售后补寄']],
}
const ACCEPTED = { month: 202609, class: 'reship', note: '平台 9 月补扣，客服已确认' } as const

/** A file of such lines; null for months without any. */
export function extraLedger(tail: string, month: string): { name: string; bytes: Uint8Array } | null {
  const lines = tail === '01' ? EXTRA[month] : undefined
  if (lines === undefined) return null
  const rows = lines.map(([at, type, amount, remark]) => [at, type, 'CNY', amount, remark].join(','))
  const text = ['账务时间,账务类型,币种,收支金额,备注', ...rows].join('\n')
  return { name: '账务明细_补充.csv', bytes: new TextEncoder().encode(text) }
}

/** What a person typed: the balance before and after the last month, and what is held back. */
const OPENING = { day: '2026-09-30', minor: 1_243_055 } as const
const CLOSING = { month: 202610, day: '2026-10-31' } as const
const RESERVE = 1_246_000

/** Accepts the difference that somebody looked into, and types the balances, as the owner of the account. */
export async function sayExtra(
  db: Database,
  { accountId, storeId, tail }: { accountId: string; storeId: string; tail: string },
): Promise<void> {
  if (tail !== '01') return
  const { month, class: name, note } = ACCEPTED
  const scope = { accountId, storeIds: [storeId] }
  const books = await readBooks(db, scope, { rule: 'original-cost', range: { from: month, to: month } })
  const found = books[0]?.reconciliation.find((one) => one.class === name)
  if (found?.result !== 'different' || found.detail === null || found.ledger === null || found.accepted)
    return
  const { detail, ledger } = found
  const range = { from: CLOSING.month, to: CLOSING.month }
  const last = await readBooks(db, scope, { rule: 'original-cost', range })
  const moved = [...(last[0]?.ledger.values() ?? [])].reduce((sum, { minor }) => sum + minor, 0)
  const by = { accountId, userId: accountId }
  const place = { storeId, currency: 'CNY' }
  await db.transaction(async (trx) => {
    await noteAcceptance(trx, by, { ...place, month, class: name, detail, ledger, note })
    await noteTypedAmount(trx, by, { ...place, kind: 'balance', ...OPENING })
    await noteTypedAmount(trx, by, {
      ...{ ...place, kind: 'balance', day: CLOSING.day, minor: OPENING.minor + moved },
    })
    await noteTypedAmount(trx, by, { ...place, kind: 'reserve', day: CLOSING.day, minor: RESERVE })
  })
}
