export { AddressLink } from './address-link.tsx'
export { type ListAddress, type ListChange, useListAddress } from './use-list-address.ts'
