import { BILL_LAYOUTS } from './bills/index.ts'
import type { Question } from './question.ts'

/** Marketplaces whose bills are read. */
export type BillMarketplace = 'temu' | 'shein'

const NAMES: Readonly<Record<BillMarketplace, string>> = { temu: 'Temu', shein: 'SHEIN' }

const MARKETPLACES = new Map<string, BillMarketplace>(
  BILL_LAYOUTS.map(({ id, marketplace }): [string, BillMarketplace] => [id, marketplace ?? 'temu']),
)

/** Whose bill a file is, by the layouts of its sheets; null: of none, or of two marketplaces. */
export function marketplaceOfBill(layoutIds: readonly (string | null)[]): BillMarketplace | null {
  const [only, second] = new Set(layoutIds.flatMap((id) => MARKETPLACES.get(id ?? '') ?? []))
  return only !== undefined && second === undefined ? only : null
}

interface OfMarketplace {
  id: string
  name: string
  marketplace: string
}

const addStore = (name: string) => `请先在店铺管理里添加 ${name} 店铺，再回来选它；也可以不导入这个文件`

/**
 * What is asked where a bill is of another marketplace than the store, or than all stores: money of one is never read into
 * books of the other. Null: a store fits.
 * @param chosen of all files
 */
export function marketplaceQuestion(
  bill: BillMarketplace,
  stores: readonly OfMarketplace[],
  chosen: string | null,
): Omit<Question, 'fileNo'> | null {
  const name = NAMES[bill]
  const fitting = stores.filter(({ marketplace }) => marketplace === bill)
  const [only, second] = fitting
  const own = stores.find(({ id }) => id === chosen)
  if (own !== undefined && own.marketplace !== bill) {
    const way = only === undefined ? addStore(name) : `请选一家 ${name} 店铺`
    return {
      kind: 'other_store',
      text: `这是 ${name} 的账单，所选的「${own.name}」不是 ${name} 店铺。${way}`,
      guess: second === undefined ? (only?.id ?? null) : null,
    }
  }
  if (only !== undefined) return null
  return { kind: 'store', text: `这是 ${name} 的账单，还没有 ${name} 店铺。${addStore(name)}`, guess: null }
}

/** Why a file of this bill cannot be given to a store; null when it can. */
export const wrongMarketplace = (bill: BillMarketplace, store: OfMarketplace): string | null =>
  store.marketplace === bill
    ? null
    : `这是 ${NAMES[bill]} 的账单，「${store.name}」不是 ${NAMES[bill]} 店铺，没有改动。请选一家 ${NAMES[bill]} 店铺，或选“不导入”`
