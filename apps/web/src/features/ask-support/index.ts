export { requestWithdrawn } from './model/request-purchase.ts'
export { supportOpened } from './model/support.ts'
export { LateSupportSheet } from './ui/late-support-sheet.tsx'
