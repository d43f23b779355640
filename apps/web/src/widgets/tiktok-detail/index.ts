export { CreatorDetail } from './ui/creator-detail.tsx'
export { GoodsRelations } from './ui/goods-relations.tsx'
export { LiveDetail } from './ui/live-detail.tsx'
export { VideoDetail } from './ui/video-detail.tsx'
