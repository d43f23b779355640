export { useListAddress } from './use-list-address.ts'
