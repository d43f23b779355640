import { attach } from 'effector'
import { type FavouriteList, noteFavouritesFx, type Outreach } from '#features/keep-favourite'
import { createForm } from '#shared/form'

interface FavouriteNote extends FavouriteList {
  id: string
  note: string
  /** Of a creator; null for anything else. */
  outreach: Outreach | null
}

/** A note, and for a creator how far the outreach is. */
export const noteForm = createForm({
  initial: { marketplace: 'temu', subject: 'goods', id: '', note: '', outreach: null },
  submit: attach({
    effect: noteFavouritesFx,
    mapParams: ({ id, note, outreach, ...list }: FavouriteNote) => ({
      ...list,
      ids: [id],
      note: note.trim() || null,
      ...(outreach ? { outreach } : {}),
      quiet: true,
    }),
  }),
})
