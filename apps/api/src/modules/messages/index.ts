// What other modules may use of this one, beside its rules.
export { channelOf, mailNeeded } from './operations/channel-of.ts'
export { siteName } from './operations/site-name.ts'
export { endMailLinks, isReachable, ownerOfAddress, reachableAddress } from './store/mail-address.ts'
export { postMessage } from './store/outbox.ts'
export { checkCode, sendCode, wrongCode } from './store/verification-code.ts'
