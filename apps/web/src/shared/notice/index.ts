import './failed-calls.ts'

export { failureText } from './failure-text.ts'
export { $toasts, type Notice, noticeAsked, showNoticeFx } from './notice.ts'
