export { SheinDetailPage } from './ui/shein-detail-page.tsx'
