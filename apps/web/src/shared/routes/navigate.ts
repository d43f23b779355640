import { attach, createStore } from 'effector'

/** Goes to an address of this site: path, query and hash. */
type Navigate = (address: string, how?: { replace?: boolean }) => unknown

/** The router's way to move; the app puts it in at its start, tests their own. */
export const $navigate = createStore<Navigate>(
  () => {
    throw new Error('No router: give fork a value for $navigate.')
  },
  { serialize: 'ignore' },
)

/** Lets a flow of a model move the visitor. */
export const navigateFx = attach({
  source: $navigate,
  effect: async (navigate, address: string) => {
    await navigate(address)
  },
})
