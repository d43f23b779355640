export { SharePage } from './ui/share-page.tsx'
