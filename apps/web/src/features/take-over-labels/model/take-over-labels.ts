import { goOnWithVisitorLabel, takeOverLabels, visitorLabels } from '@haixuan/label-editor'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { noticeAsked } from '#shared/notice'
import { personLeft } from '#shared/session'

/** Kept with the tab: who said no is asked again the next time they come. */
const REFUSED = 'haixuan.label.left-here'

/** Labels that were made in this browser before somebody signed in, and who may take them over. */
interface Unowned {
  owner: string
  names: readonly string[]
}

/** Somebody who is signed in opened the label tool; their id. */
export const unownedWanted = createEvent<string>()
export const takeOverAccepted = createEvent()
export const takeOverRefused = createEvent()

export const findUnownedFx = createEffect(async (owner: string): Promise<Unowned | null> => {
  if (sessionStorage.getItem(REFUSED) !== null) return null
  const labels = await visitorLabels()
  return labels.length === 0 ? null : { owner, names: labels.map(({ name }) => name) }
})

export const takeOverFx = createEffect(async ({ owner }: Unowned) => {
  await takeOverLabels(owner)
  goOnWithVisitorLabel(owner)
})

export const noteRefusalFx = createEffect(() => sessionStorage.setItem(REFUSED, 'yes'))

/** The labels are in the account now. */
export const labelsTakenOver = takeOverFx.done.map(() => undefined)

/** What is asked about; null when there is nothing to ask. */
export const $unowned = createStore<Unowned | null>(null)
  .on(findUnownedFx.doneData, (_, found) => found)
  .reset(takeOverFx.done, takeOverRefused, personLeft)

sample({ clock: unownedWanted, target: findUnownedFx })
sample({
  clock: sample({ clock: takeOverAccepted, source: $unowned }).filterMap((found) => found ?? undefined),
  target: takeOverFx,
})
sample({ clock: takeOverRefused, target: noteRefusalFx })
sample({
  clock: takeOverFx.done,
  fn: () => ({ tone: 'success' as const, text: '已放进此账号，稍后同步' }),
  target: noticeAsked,
})
sample({
  clock: takeOverFx.fail,
  fn: () => ({ tone: 'error' as const, text: '没有放进账号：浏览器没有写入本地数据库，请重试' }),
  target: noticeAsked,
})
