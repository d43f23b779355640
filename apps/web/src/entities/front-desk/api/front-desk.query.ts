import { apiQuery } from '#shared/api'

/** Texts and pictures of the front desk, as the operator has set them. */
export const frontDeskQuery = () => ({
  ...apiQuery('getDictionary', { path: { name: 'front_desk' } }),
  staleTime: 300_000,
})
