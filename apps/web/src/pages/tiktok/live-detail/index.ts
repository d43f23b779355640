export { LiveDetailInHostPage, LiveDetailPage } from './ui/live-detail-pages.tsx'
