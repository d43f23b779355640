import type { Handler } from '#platform/http/handler.ts'
import { listCurrencies as list } from '../rules/currencies.ts'

export const listCurrencies: Handler<'listCurrencies'> = async ({ query }) => ({
  status: 200,
  body: { code: 0, data: list(query.port) },
})
