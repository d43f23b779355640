import { api, apiQuery } from '#shared/api'

/** Changes with a release of the server: asked for once, and kept while the page lives. */
const KEPT = { staleTime: 3_600_000, gcTime: Number.POSITIVE_INFINITY }

interface Asked {
  signal: AbortSignal
}

/** Currencies of the regions Temu sells in. Asked for ahead of need, so a failure is no notice. */
export const currenciesQuery = () => ({
  ...apiQuery('listCurrencies', {}),
  ...KEPT,
  queryFn: ({ signal }: Asked) => api.call('listCurrencies', {}, { signal, quiet: true }),
})

/** Sites of Shein and Temu. Asked for ahead of need, so a failure is no notice. */
export const sheinLocationsQuery = () => ({
  ...apiQuery('listSheinLocations', {}),
  ...KEPT,
  queryFn: ({ signal }: Asked) => api.call('listSheinLocations', {}, { signal, quiet: true }),
})
