const KEY = 'listAddress'

/** Part of a history entry that leads back to the list, with its whole query. */
export const fromList = (address: string): Record<string, string> => ({ [KEY]: address })

/** The list that a history entry was opened from; undefined when it was opened by a link. */
export function listAddressOf(state: object): string | undefined {
  const address = Object.entries(state).find(([key]) => key === KEY)?.[1]
  return typeof address === 'string' ? address : undefined
}
