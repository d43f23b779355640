import { CreatorDetail } from '#widgets/tiktok-detail'

export const CreatorDetailPage = () => <CreatorDetail tree="/tiktok" />
export const CreatorDetailInHostPage = () => <CreatorDetail tree="/tiktok_a" />
