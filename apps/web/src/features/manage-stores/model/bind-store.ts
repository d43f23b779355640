import type { HaixuanError } from '@haixuan/api-sdk'
import { createEffect } from 'effector'
import type { OwnStore } from '#entities/own-store'
import { api } from '#shared/api'
import { createForm } from '#shared/form'
import { EMPTY_FACTS, type StoreFacts, sentFacts } from './store-forms.ts'

interface Binding {
  facts: StoreFacts
  /** Names this one wish: pressed twice it is one store. */
  key: string
  /** The user says that they may run it. */
  isConfirmed: boolean
}

export const bindStoreFx = createEffect<Binding, OwnStore, HaixuanError>(({ facts, key }) =>
  api.call(
    'createOwnStore',
    { body: { key, marketplace: facts.marketplace, ...sentFacts(facts) } },
    { quiet: true },
  ),
)

/** The second step of binding: what was entered is looked over and sent. No password of the marketplace is part of it. */
export const bindStoreForm = createForm({
  initial: { facts: EMPTY_FACTS, key: '', isConfirmed: false } as Binding,
  faults: ({ isConfirmed }) => ({ isConfirmed: isConfirmed ? undefined : '请确认您有权管理这家店铺' }),
  submit: bindStoreFx,
})
