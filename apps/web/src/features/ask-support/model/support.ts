import { createEvent, createStore } from 'effector'

/** Somebody wants to reach the operator, perhaps about a plan. */
export const supportOpened = createEvent<{ planId?: number }>()
export const supportClosed = createEvent()

/** What the sheet is about while it is open; null while it is not. */
export const $support = createStore<{ planId?: number } | null>(null)
  .on(supportOpened, (_, about) => about)
  .reset(supportClosed)
