export { QuotaDialog } from './ui/quota-dialog.tsx'
