export { videoDetailQuery, videosOfCreatorQuery, videosOfGoodsQuery } from './api/video.query.ts'
export type { VideoRow } from './model/video-row.ts'
