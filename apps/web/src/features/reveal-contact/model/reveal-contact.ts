import type { components, HaixuanError } from '@haixuan/api-sdk'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { api } from '#shared/api'

type Contact = components['schemas']['CreatorContact']

/** Somebody wants to see how a creator is reached; his handle. It counts against the quota of the day. */
export const contactWanted = createEvent<string>()

const revealFx = createEffect<string, Contact, HaixuanError>((id) =>
  api.call('revealCreatorContact', { path: { marketplace: 'tiktok', id } }),
)

/** Contacts that were shown since the page was opened, by handle. */
export const $contacts = createStore<Readonly<Record<string, Contact>>>({}).on(
  revealFx.done,
  (contacts, { params, result }) => ({ ...contacts, [params]: result }),
)

/** While the server is asked. */
export const $isRevealing = revealFx.pending

sample({
  clock: contactWanted,
  source: revealFx.pending,
  filter: (isPending) => !isPending,
  fn: (_, id) => id,
  target: revealFx,
})
