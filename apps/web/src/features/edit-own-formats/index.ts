export { CostsDialog, RatesDialog, StoreCostsDialog } from './ui/late-dialog.ts'
