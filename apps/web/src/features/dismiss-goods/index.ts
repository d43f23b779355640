export { goodsDismissed } from './model/dismiss-goods.ts'
