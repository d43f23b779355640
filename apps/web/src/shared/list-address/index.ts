export { type ListAddress, useListAddress } from './use-list-address.ts'
