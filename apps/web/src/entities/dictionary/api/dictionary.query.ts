import { apiQuery } from '#shared/api'

/** How visitors reach the operator, as the operator sets it. */
export const contactsQuery = () => ({
  ...apiQuery('getDictionary', { path: { name: 'contacts' } }),
  staleTime: 300_000,
})

/** Texts and pictures of the site that the operator sets. */
export const siteDictionaryQuery = () => ({
  ...apiQuery('getDictionary', { path: { name: 'front_desk' } }),
  staleTime: 300_000,
})
