export { TiktokDetailPage } from './ui/tiktok-detail-page.tsx'
