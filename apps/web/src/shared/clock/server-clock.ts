import { syncServerClock } from '@haixuan/ui-kit'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { api } from '#shared/api'

/** Specification, section 4. */
const RESYNC_MS = 60_000

/** Server's clock minus the browser's, milliseconds. 0 until the server has answered once. */
export const $clockOffset = createStore(0)

/** Begins to follow the server's clock, now and every 60 s. */
export const clockStarted = createEvent()

/**
 * Asks for the server's clock; answers the offset. Half of the time the call took is laid on the way back.
 */
export const syncClockFx = createEffect(async () => {
  const asked = Date.now()
  const { time } = await api.call('getServerTime', {}, { unlimited: true, quiet: true })
  const answered = Date.now()
  return time - (asked + answered) / 2
})

/** Relative times and countdowns of the kit follow the same clock. */
const tellKitFx = createEffect((offset: number) => syncServerClock(Date.now() + offset))

const waitFx = createEffect(() => new Promise<void>((resolve) => setTimeout(resolve, RESYNC_MS)))

sample({ clock: [clockStarted, waitFx.done], target: syncClockFx })
sample({ clock: syncClockFx.finally, target: waitFx })
sample({ clock: syncClockFx.doneData, target: $clockOffset })
sample({ clock: syncClockFx.doneData, target: tellKitFx })
