import { createEvent, createStore } from 'effector'
import { personLeft } from '#shared/session'

/** A row's page was opened from the list at that address. */
export const rowOpened = createEvent<{ address: string; id: string }>()

/** The row opened last, so that coming back to the same list finds it again. Lives as long as the visit. */
export const $openedRow = createStore<{ address: string; id: string } | null>(null)
  .on(rowOpened, (_, opened) => opened)
  .reset(personLeft)
