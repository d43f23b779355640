export { CreatorDetailInHostPage, CreatorDetailPage } from './ui/creator-detail-pages.tsx'
