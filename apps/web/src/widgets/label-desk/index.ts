export { LabelDesk } from './ui/label-desk.tsx'
