import { createToastQueue, type ToastQueue, type ToastTone } from '@haixuan/ui-kit'
import { attach, createEvent, createStore, sample } from 'effector'

/** A short message that leaves by itself. */
interface Notice {
  tone: ToastTone
  text: string
  /** The act leads to another page, where this is still to be read. */
  staysOnce?: boolean
}

/** Where notices wait and are shown; the kit lets one through a second (specification, section 8). */
export const $toasts = createStore<ToastQueue>(createToastQueue(), { serialize: 'ignore' })

/** Asks for a notice. Components and models use this and never the queue. */
export const noticeAsked = createEvent<Notice>()

const showNoticeFx = attach({
  source: $toasts,
  effect: (toasts, { tone, text, staysOnce }: Notice) => {
    if (staysOnce) toasts[tone](text, undefined, { staysOnce })
    else toasts[tone](text)
  },
})

/** Another page is shown: notices are about the page before. */
export const pageTurned = createEvent()

const turnPageFx = attach({ source: $toasts, effect: (toasts) => toasts.turnPage() })

sample({ clock: noticeAsked, target: showNoticeFx })
sample({ clock: pageTurned, target: turnPageFx })
