import { addListingsBody } from '@haixuan/rules'
import { attach, createEffect, createEvent, sample, scopeBind } from 'effector'
import { api, invalidateFx } from '#shared/api'
import type { BodyFields } from '#shared/form'
import { $toasts, noticeAsked } from '#shared/notice'
import type { Marketplace } from '#shared/routes'
import { addedText } from '../lib/added-text.ts'

/** Some products of a marketplace, by their ids there. */
export interface Listed {
  marketplace: Marketplace
  ids: readonly string[]
}

/** What is written down about listings; what is left out stays as it is. */
export type ListingChange = Partial<Omit<BodyFields<'updateListings'>, 'ids'>>

/** Products shall be in the listing warehouse. */
export const listingsAdded = createEvent<Listed>()
/** Listings are as far as that now, or something else of them is known. */
export const listingsChanged = createEvent<Listed & { change: ListingChange }>()
/** Listings shall go; they can be brought back. */
export const listingsRemoved = createEvent<Listed>()
const removalUndone = createEvent<Listed>()

/** What one call takes. */
const MOST_AT_ONCE = addListingsBody.ids.maxItems

const parts = (ids: readonly string[]) =>
  Array.from({ length: Math.ceil(ids.length / MOST_AT_ONCE) }, (_, n) =>
    ids.slice(n * MOST_AT_ONCE, (n + 1) * MOST_AT_ONCE),
  )

const addListingsFx = createEffect(async ({ marketplace, ids }: Listed) => {
  const results = []
  // One after the other: a warehouse that is full says so before the next part is sent.
  for (const some of parts(ids)) {
    const answer = await api.call('addListings', { path: { marketplace }, body: { ids: some } })
    results.push(...answer.results)
  }
  return results
})
/** Writes a change down. `quiet`: a form waits for it and shows the failure. */
export const changeListingsFx = createEffect(
  async ({ marketplace, ids, change, quiet }: Listed & { change: ListingChange; quiet?: boolean }) => {
    for (const some of parts(ids))
      await api.call(
        'updateListings',
        { path: { marketplace }, body: { ids: some, ...change } },
        quiet === undefined ? {} : { quiet },
      )
  },
)
const removeListingsFx = createEffect(async ({ marketplace, ids }: Listed) => {
  for (const some of parts(ids))
    await api.call('removeListings', { path: { marketplace }, body: { ids: some } })
})
const restoreListingsFx = createEffect(async ({ marketplace, ids }: Listed) => {
  for (const some of parts(ids))
    await api.call('restoreListings', { path: { marketplace }, body: { ids: some } })
})

sample({ clock: listingsAdded, target: addListingsFx })
sample({ clock: listingsChanged, target: changeListingsFx })
sample({ clock: listingsRemoved, target: removeListingsFx })
sample({ clock: removalUndone, target: restoreListingsFx })

const written = [addListingsFx, changeListingsFx, removeListingsFx, restoreListingsFx]
for (const list of ['listListingMarks', 'searchListings']) {
  sample({ clock: written.map((fx) => fx.finally), fn: () => [list], target: invalidateFx })
}

sample({ clock: addListingsFx.doneData, fn: addedText, target: noticeAsked })

const offerUndoFx = attach({
  source: $toasts,
  effect: (toasts, removed: Listed) => {
    const undo = scopeBind(removalUndone)
    const text = removed.ids.length === 1 ? '已移出上架库' : `已移出上架库 ${removed.ids.length} 项`
    toasts.success(text, { label: '撤销', run: () => undo(removed) })
  },
})
sample({ clock: removeListingsFx.done, fn: ({ params }) => params, target: offerUndoFx })
