export { NameDialog } from './name-dialog.tsx'
