import { addFavouritesBody } from '@haixuan/rules'
import { attach } from 'effector'
import { addFavouritesFx, type FavouriteList } from '#features/keep-favourite'
import { createForm } from '#shared/form'
import { pastedIds } from '../lib/pasted-ids.ts'

/** What one call takes. */
const MOST_AT_ONCE = addFavouritesBody.ids.maxItems

interface Pasted extends FavouriteList {
  /** As it was pasted, one id or link a line. */
  ids: string
  /** Undefined: in none. */
  folder: string | undefined
}

/** What is wrong with a text in which ids are looked for; undefined for nothing and for no text. */
export function pasteFault(text: string): string | undefined {
  const { ids, strange } = pastedIds(text)
  if (ids.length > MOST_AT_ONCE) return `一次最多 ${MOST_AT_ONCE} 个，现在有 ${ids.length} 个，请分几次添加`
  return strange.length > 0 ? `这些行里没有找到 ID：${strange.slice(0, 3).join('、')}` : undefined
}

/** Whether a text has ids that one call takes. Lines without an id are left out. */
export function isPastable(text: string): boolean {
  const { ids } = pastedIds(text)
  return ids.length > 0 && ids.length <= MOST_AT_ONCE
}

const addPastedFx = attach({
  effect: addFavouritesFx,
  mapParams: ({ ids, folder, ...list }: Pasted) => ({
    ...list,
    ids: pastedIds(ids).ids,
    ...(folder === undefined ? {} : { folder }),
    quiet: true,
  }),
})
export const pasteForm = createForm({
  initial: { marketplace: 'temu', subject: 'goods', ids: '', folder: undefined },
  faults: ({ ids }) => ({
    ids: isPastable(ids) ? undefined : (pasteFault(ids) ?? '请填写 ID 或链接，每行一个'),
  }),
  submit: addPastedFx,
})
