export { Picture, type PictureProps } from './picture.tsx'
export { RETRY_ATTEMPTS, RETRY_PAUSE } from './picture-retry.ts'
