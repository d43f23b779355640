import { attach } from 'effector'
import type { ListingRow } from '#entities/listing'
import { changeListingsFx } from '#features/keep-listing'
import { createForm } from '#shared/form'
import { amountTyped, typedAmount } from '../lib/typed-amount.ts'

/** An amount as it is in its field, and its ISO 4217 currency. */
export interface MoneyTyped {
  amount: string
  currency: string
}

interface ListingDraft extends Pick<ListingRow, 'marketplace' | 'id' | 'status' | 'targetSite'> {
  targetShop: string
  cost: MoneyTyped
  costSource: 'none' | '1688' | 'manual'
  declaredPrice: MoneyTyped
  note: string
}

const moneyTyped = (money: ListingRow['cost'], usual: string): MoneyTyped => ({
  amount: amountTyped(money),
  currency: money?.currency ?? usual,
})

/** What is known of a listing, as it is in the fields. */
export function listingDraft(row: ListingRow): ListingDraft {
  const { marketplace, id, status, targetSite } = row
  const usual = row.cost?.currency ?? row.declaredPrice?.currency ?? 'CNY'
  return {
    ...{ marketplace, id, status, targetSite },
    targetShop: row.targetShop ?? '',
    cost: moneyTyped(row.cost, usual),
    costSource: row.costSource ?? 'none',
    declaredPrice: moneyTyped(row.declaredPrice, usual),
    note: row.note ?? '',
  }
}

/** What is wrong with the amounts; said while they are typed. */
export const amountFaults = ({ cost, declaredPrice }: Pick<ListingDraft, 'cost' | 'declaredPrice'>) => ({
  cost: typedAmount(cost.amount, cost.currency, '成本').error,
  declaredPrice: typedAmount(declaredPrice.amount, declaredPrice.currency, '申报价').error,
})

function moneyOf({ amount, currency }: MoneyTyped) {
  const { minor } = typedAmount(amount, currency, '')
  return minor == null ? null : { amount: minor, currency }
}

const EMPTY: MoneyTyped = { amount: '', currency: 'CNY' }

const saveListingFx = attach({
  effect: changeListingsFx,
  mapParams: ({ marketplace, id, status, targetSite, ...typed }: ListingDraft) => ({
    ...{ marketplace, ids: [id], quiet: true },
    change: {
      ...{ status, targetSite },
      targetShop: typed.targetShop.trim() || null,
      cost: moneyOf(typed.cost),
      costSource: typed.costSource === 'none' ? null : typed.costSource,
      declaredPrice: moneyOf(typed.declaredPrice),
      note: typed.note.trim() || null,
    },
  }),
})
/** What a person writes down about a listing. */
export const listingForm = createForm({
  initial: {
    ...{ marketplace: 'temu', id: '', status: 'wanted', targetSite: null, targetShop: '' },
    ...{ cost: EMPTY, costSource: 'none', declaredPrice: EMPTY, note: '' },
  },
  faults: amountFaults,
  submit: saveListingFx,
})
