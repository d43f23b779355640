export { BillLinks } from './ui/bill-links.tsx'
