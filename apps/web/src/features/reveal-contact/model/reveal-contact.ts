import type { components, HaixuanError } from '@haixuan/api-sdk'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { api } from '#shared/api'
import { $token, personLeft } from '#shared/session'

type Contact = components['schemas']['CreatorContact']

/** Somebody wants to see how a creator is reached; their handle. It counts against the quota of the day. */
export const contactWanted = createEvent<string>()

/** Its answer is for who held the token when it was asked. */
export const revealFx = createEffect<{ id: string; token: string | null }, Contact, HaixuanError>(({ id }) =>
  api.call('revealCreatorContact', { path: { marketplace: 'tiktok', id } }),
)

const revealed = sample({
  clock: revealFx.done,
  source: $token,
  filter: (token, { params }) => token === params.token,
  fn: (_, { params, result }) => ({ id: params.id, contact: result }),
})

/** Contacts that were shown to this person since the page was opened, by handle. */
export const $contacts = createStore<Readonly<Record<string, Contact>>>({})
  .on(revealed, (contacts, { id, contact }) => ({ ...contacts, [id]: contact }))
  .reset(personLeft)

/** While the server is asked. */
export const $isRevealing = revealFx.pending

sample({
  clock: contactWanted,
  source: { token: $token, isPending: revealFx.pending },
  filter: ({ isPending }) => !isPending,
  fn: ({ token }, id) => ({ id, token }),
  target: revealFx,
})
