export { tiktokTabClicked } from './model/open-tiktok.ts'
