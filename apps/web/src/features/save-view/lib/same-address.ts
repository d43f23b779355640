import type { Address } from '../model/saved-view.ts'

/** What of an address a view keeps: the page is no part of it. */
export function withoutPage(address: Address): Address {
  return Object.fromEntries(Object.entries(address).filter(([name]) => name !== 'page'))
}

/** Whether two addresses ask the same, whatever their order and page. */
export function sameAddress(a: Address, b: Address): boolean {
  const [one, other] = [withoutPage(a), withoutPage(b)]
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}

/** A copy that may be changed. */
export const copyOf = (address: Address): Record<string, string> => ({ ...address })
