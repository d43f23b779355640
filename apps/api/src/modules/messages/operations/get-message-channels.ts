import type { Handler } from '#platform/http/handler.ts'

export const getMessageChannels: Handler<'getMessageChannels'> = async (_request, { channels }) => ({
  status: 200,
  body: {
    code: 0,
    data: { mail: channels.mail.sender !== undefined, text: channels.text.sender !== undefined },
  },
})
