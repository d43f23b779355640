import { isCurrency } from '#modules/reference/rules'
import { Failure } from '#platform/failure.ts'

/** What the contract cannot say: which currencies there are. @throws {Failure} `bad_body` */
export function requireCurrency(currency: string | undefined): void {
  if (currency === undefined || isCurrency(currency)) return
  const message = `没有货币 ${currency}，请用 ISO 4217 代码，例如 CNY 或 USD`
  throw new Failure('bad_body', message, { fields: [{ path: 'body.currency', message }] })
}
