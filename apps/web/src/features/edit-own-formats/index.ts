export { CostsDialog } from './ui/late-dialog.ts'
