export { AliexpressDetailPage } from './ui/aliexpress-detail-page.tsx'
