import { listCurrencies as list } from '../domain/reference/currencies.ts'
import type { Handler } from '../http/handler.ts'

export const listCurrencies: Handler<'listCurrencies'> = async ({ query }) => ({
  status: 200,
  body: { code: 0, data: list(query.port) },
})
