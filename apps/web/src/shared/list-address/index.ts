export { AddressLink } from './address-link.tsx'
export { type ListAddress, useListAddress } from './use-list-address.ts'
