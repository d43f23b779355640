import { createEvent, createStore } from 'effector'

/** The browser found or lost the network. */
export const onlineChanged = createEvent<boolean>()

export const $isOnline = createStore(true).on(onlineChanged, (_, isOnline) => isOnline)
