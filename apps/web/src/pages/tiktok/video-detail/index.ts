export { VideoDetailInHostPage, VideoDetailPage } from './ui/video-detail-pages.tsx'
