// Rules that other modules may use.
export { UNSUBSCRIBE_PATH } from './message-content.ts'
export { type Recipient, recipientOf } from './recipient.ts'
