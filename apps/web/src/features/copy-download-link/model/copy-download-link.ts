import { createEffect, createEvent, sample } from 'effector'
import { noticeAsked } from '#shared/notice'

/** Somebody wants to hand a download on. */
export const downloadLinkWanted = createEvent<string>()

export const copyLinkFx = createEffect((link: string) => navigator.clipboard.writeText(link))

sample({ clock: downloadLinkWanted, target: copyLinkFx })
sample({
  clock: copyLinkFx.done,
  fn: () => ({ tone: 'success' as const, text: '下载链接已复制到剪贴板！' }),
  target: noticeAsked,
})
sample({
  clock: copyLinkFx.fail,
  fn: ({ params }) => ({ tone: 'error' as const, text: `复制失败，请手动复制：${params}` }),
  target: noticeAsked,
})
