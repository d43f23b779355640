import { MISSING, moneyText } from '@haixuan/ui-kit'
import type { ListingRow } from '#entities/listing'
import { MARKETPLACE_NAME } from '#shared/routes'

/** Where a cost is from. */
export const COST_SOURCE = { '1688': '1688', manual: '手工' } as const

/** The name that readers know it by. */
export const listingName = ({ title, titleZh }: Pick<ListingRow, 'title' | 'titleZh'>) => titleZh ?? title

/** Where it was found: marketplace and shop. */
export const sourceText = ({ marketplace, shop }: Pick<ListingRow, 'marketplace' | 'shop'>) =>
  [MARKETPLACE_NAME[marketplace], shop?.name].filter(Boolean).join(' · ')

/** An amount in its own currency. */
export const amountText = (money: ListingRow['cost']) =>
  money === null ? MISSING : moneyText({ minor: money.amount, currency: money.currency })

/** 25 is 25.00%. */
export const rateText = (percent: number | null) => (percent === null ? MISSING : `${percent.toFixed(2)}%`)
