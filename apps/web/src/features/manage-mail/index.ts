export { MailConfirmation } from './ui/mail-confirmation.tsx'
export { MailDialog } from './ui/mail-dialog.tsx'
export { Unsubscription } from './ui/unsubscription.tsx'
