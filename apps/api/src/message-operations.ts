import type { Handlers } from '#platform/http/handler.ts'
import { addMailAddress } from './modules/messages/operations/add-mail-address.ts'
import { confirmMailAddress } from './modules/messages/operations/confirm-mail-address.ts'
import { getMessageChannels } from './modules/messages/operations/get-message-channels.ts'
import { listMailAddresses } from './modules/messages/operations/list-mail-addresses.ts'
import { removeMailAddress } from './modules/messages/operations/remove-mail-address.ts'
import { getNoticeMail } from './modules/notices/operations/get-notice-mail.ts'
import { setNoticeMail } from './modules/notices/operations/set-notice-mail.ts'
import { unsubscribe } from './modules/notices/operations/unsubscribe.ts'

/** The operations on mail addresses of people, on what is sent to them, and on what the site can send. */
export const messageHandlers = {
  addMailAddress,
  confirmMailAddress,
  getMessageChannels,
  getNoticeMail,
  listMailAddresses,
  removeMailAddress,
  setNoticeMail,
  unsubscribe,
} satisfies Partial<Handlers>
