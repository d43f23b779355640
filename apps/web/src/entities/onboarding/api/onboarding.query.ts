import { apiQuery } from '#shared/api'

/** The newest application of the user; null when there is none. */
export const onboardingQuery = () => apiQuery('getSettlement')

/** Provinces, cities and districts; they do not change while a page lives. */
export const areasQuery = () => ({ ...apiQuery('listAreas'), staleTime: Number.POSITIVE_INFINITY })
