import { createEffect, createEvent, sample } from 'effector'
import { noticeAsked } from '#shared/notice'

/** Somebody wants this text in the clipboard. */
export const copyWanted = createEvent<string>()

export const copyTextFx = createEffect((text: string) => navigator.clipboard.writeText(text))

sample({ clock: copyWanted, target: copyTextFx })
sample({
  clock: copyTextFx.done,
  fn: () => ({ tone: 'success' as const, text: '复制成功' }),
  target: noticeAsked,
})
// A page without https, or a browser that says no: the text is shown so that it can be copied by hand.
sample({
  clock: copyTextFx.fail,
  fn: ({ params }) => ({ tone: 'error' as const, text: `复制失败，请手动复制：${params}` }),
  target: noticeAsked,
})
