export { InvoiceDialog } from './ui/invoice-dialog.tsx'
