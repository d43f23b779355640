import './failed-calls.ts'

export { failureText } from './failure-text.ts'
export { $toasts, noticeAsked, pageTurned } from './notice.ts'
