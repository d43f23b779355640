export { BackToList } from './ui/back-to-list.tsx'
