export { TemuHomePage } from './ui/temu-home-page.tsx'
