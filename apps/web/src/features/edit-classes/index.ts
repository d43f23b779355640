export { ClassesDialog } from './ui/late-dialog.ts'
