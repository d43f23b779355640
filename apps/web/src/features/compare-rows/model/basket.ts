import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import { $toasts, noticeAsked } from '#shared/notice'
import type { Marketplace } from '#shared/routes'
import { personLeft } from '#shared/session'
import { MOST_COMPARED } from '../lib/most-compared.ts'
import { type Baskets, readBaskets, writeBaskets } from '../lib/stored-basket.ts'

/** What can be compared. */
export type Comparable = 'goods' | 'shop'

/** Something in the basket. */
export interface Compared {
  marketplace: Marketplace
  id: string
}

interface Wanted {
  subject: Comparable
  items: readonly Compared[]
}

/** Rows shall be compared; those that are in the basket already stay. */
export const compareAdded = createEvent<Wanted>()
/** One row in, or out when it is in. */
export const compareToggled = createEvent<Wanted>()
export const compareRemoved = createEvent<Wanted>()
export const compareCleared = createEvent<Comparable>()

const same = (a: Compared, b: Compared) => a.marketplace === b.marketplace && a.id === b.id
/** Those of `items` that the basket has not. */
export const notYet = (basket: readonly Compared[], items: readonly Compared[]) =>
  items.filter((item) => !basket.some((there) => same(there, item)))

const accepted = createEvent<Wanted>()

/** Kept in this browser over reloads: up to six of each kind. */
export const $baskets = createStore<Baskets>(readBaskets(globalThis.localStorage))
  .on(accepted, (baskets, { subject, items }) => ({
    ...baskets,
    [subject]: [...baskets[subject], ...notYet(baskets[subject], items)],
  }))
  .on(compareRemoved, (baskets, { subject, items }) => ({
    ...baskets,
    [subject]: baskets[subject].filter((there) => !items.some((item) => same(there, item))),
  }))
  .on(personLeft, () => ({ goods: [], shop: [] }))
  .on(compareCleared, (baskets, subject) => ({ ...baskets, [subject]: [] }))

export const keepBasketsFx = createEffect((baskets: Baskets) =>
  writeBaskets(globalThis.localStorage, baskets),
)
sample({ clock: $baskets, target: keepBasketsFx })

const isIn = (baskets: Baskets, { subject, items }: Wanted) => notYet(baskets[subject], items).length === 0
// Decided once, before either way changes the basket.
const decided = sample({
  clock: compareToggled,
  source: $baskets,
  fn: (baskets, wanted) => ({ wanted, goesOut: isIn(baskets, wanted) }),
})
sample({
  clock: decided,
  filter: ({ goesOut }) => goesOut,
  fn: ({ wanted }) => wanted,
  target: compareRemoved,
})
sample({
  clock: decided,
  filter: ({ goesOut }) => !goesOut,
  fn: ({ wanted }) => wanted,
  target: compareAdded,
})

const space = (baskets: Baskets, { subject, items }: Wanted) =>
  MOST_COMPARED - baskets[subject].length - notYet(baskets[subject], items).length
sample({
  clock: compareAdded,
  source: $baskets,
  filter: (baskets, wanted) => space(baskets, wanted) >= 0,
  fn: (_, wanted) => wanted,
  target: accepted,
})
sample({
  clock: compareAdded,
  source: $baskets,
  filter: (baskets, wanted) => space(baskets, wanted) < 0,
  fn: (baskets, { subject }) => ({
    tone: 'warning' as const,
    text: `最多对比 ${MOST_COMPARED} 个，对比栏里已有 ${baskets[subject].length} 个，请先移除一些`,
  }),
  target: noticeAsked,
})

const $lastSaid = createStore<number | null>(null, { serialize: 'ignore' })
// One notice of the basket at a time: of three quick presses the last one is what holds.
const sayFx = attach({
  source: { toasts: $toasts, last: $lastSaid },
  effect: ({ toasts, last }, text: string) => {
    if (last !== null) toasts.dismiss(last)
    return toasts.success(text)
  },
})
$lastSaid.on(sayFx.doneData, (_, id) => id)
const holds = (baskets: Baskets, { subject }: Wanted) => `${baskets[subject].length}/${MOST_COMPARED}`
sample({
  clock: accepted,
  source: $baskets,
  fn: (baskets, wanted) => `已加入对比（${holds(baskets, wanted)}）`,
  target: sayFx,
})
sample({
  clock: compareRemoved,
  source: $baskets,
  fn: (baskets, wanted) => `已移出对比（${holds(baskets, wanted)}）`,
  target: sayFx,
})
