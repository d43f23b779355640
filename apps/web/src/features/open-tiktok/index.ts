export { tiktokTabClicked } from './open-tiktok.ts'
