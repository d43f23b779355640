import { LiveDetail } from '#widgets/tiktok-detail'

export const LiveDetailPage = () => <LiveDetail tree="/tiktok" />
export const LiveDetailInHostPage = () => <LiveDetail tree="/tiktok_a" />
