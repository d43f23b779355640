import { attach, createEvent, sample } from 'effector'
import { $queryClient } from '#shared/api'
import { $token } from '#shared/session'
import { currenciesQuery, sheinLocationsQuery } from './reference.query.ts'

/** The app is up: with a kept token, currencies and locations are loaded (specification, section 4). */
export const referenceWanted = createEvent()

/** Never rejects: what could not be loaded is asked for by the page that needs it. */
const loadReferenceFx = attach({
  source: $queryClient,
  effect: async (client) => {
    await Promise.all([client.prefetchQuery(currenciesQuery()), client.prefetchQuery(sheinLocationsQuery())])
  },
})

sample({
  clock: referenceWanted,
  source: $token,
  filter: (token) => token !== null,
  target: loadReferenceFx,
})
