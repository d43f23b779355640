import type { Handler } from '#platform/http/handler.ts'

export const getServerTime: Handler<'getServerTime'> = async () => ({
  status: 200,
  body: { code: 0, data: { time: Date.now() } },
})
