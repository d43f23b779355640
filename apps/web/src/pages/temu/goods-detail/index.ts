export { TemuDetailPage } from './ui/temu-detail-page.tsx'
