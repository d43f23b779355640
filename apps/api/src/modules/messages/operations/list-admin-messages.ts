import type { Handler } from '#platform/http/handler.ts'
import { newestMessages } from '../store/message-list.ts'

export const listAdminMessages: Handler<'listAdminMessages'> = async (_request, { db, channels }) => {
  const { mail, text } = channels
  const state = (channel: { sender: unknown; sentence: string }) => ({
    isReady: channel.sender !== undefined,
    sentence: channel.sentence,
  })
  const data = { mail: state(mail), text: state(text), rows: await newestMessages(db.kysely) }
  return { status: 200, body: { code: 0, data } }
}
