import { VideoDetail } from '#widgets/tiktok-detail'

export const VideoDetailPage = () => <VideoDetail tree="/tiktok" />
export const VideoDetailInHostPage = () => <VideoDetail tree="/tiktok_a" />
