// What other modules may use of this one, beside its rules.
export { channelOf } from './operations/channel-of.ts'
export { siteName } from './operations/site-name.ts'
export { endMailLinks, ownerOfAddress } from './store/mail-address.ts'
export { checkCode, sendCode, wrongCode } from './store/verification-code.ts'
