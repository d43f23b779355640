export { CreatorDetail } from './ui/creator-detail.tsx'
export { LiveDetail } from './ui/live-detail.tsx'
export { VideoDetail } from './ui/video-detail.tsx'
