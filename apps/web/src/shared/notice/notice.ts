import { createToastQueue, type ToastTone } from '@haixuan/ui-kit'
import { attach, createEvent, createStore, sample } from 'effector'

/** A short message that leaves by itself. */
export interface Notice {
  tone: ToastTone
  text: string
}

/** Where notices wait and are shown; the kit lets one through a second (specification, section 8). */
export const $toasts = createStore(createToastQueue(), { serialize: 'ignore' })

/** Asks for a notice. Components and models use this and never the queue. */
export const noticeAsked = createEvent<Notice>()

const showNoticeFx = attach({
  source: $toasts,
  effect: (toasts, { tone, text }: Notice) => {
    toasts[tone](text)
  },
})

sample({ clock: noticeAsked, target: showNoticeFx })
