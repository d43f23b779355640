// Rules that other modules may use.
export { type Recipient, recipientOf } from './recipient.ts'
