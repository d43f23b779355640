export { CostsDialog, RatesDialog } from './ui/late-dialog.ts'
