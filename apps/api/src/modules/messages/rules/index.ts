// Rules that other modules may use.
export { maskedAddress } from './masked.ts'
export { type Recipient, recipientOf } from './recipient.ts'
