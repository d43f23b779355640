import { apiQuery } from '#shared/api'

/** How people reach the operator, as he has set it. */
export const contactsQuery = () => ({
  ...apiQuery('getDictionary', { path: { name: 'contacts' } }),
  staleTime: 300_000,
})

/** Texts and pictures of the front desk, as the operator has set them. */
export const frontDeskQuery = () => ({
  ...apiQuery('getDictionary', { path: { name: 'front_desk' } }),
  staleTime: 300_000,
})
