import { randomUUID } from 'node:crypto'
import { writeTransferAccount } from '../../src/modules/orders/store/transfer-account.ts'
import type { Database } from '../../src/platform/database/database.ts'
import type { Answer, RunningServer } from '../http/running-server.ts'

export interface OrderData {
  id: string
  number: string
  status: string
  priceFen: number
  expiresAt: number
  vipUntil: number | null
  invoice: string | null
  refundedFen: number
  payment: { method: string; codeUrl?: string; remark?: string } | null
}

/** The operator's bank account: paying by transfer is open. */
export async function openTransfers(db: Database): Promise<void> {
  await writeTransferAccount(db.kysely, { payee: '海选', bank: '示例银行', account: '6222' })
}

/** Orders of the plan of 198 yuan, unless told otherwise. */
export const order = (
  server: RunningServer,
  token: string,
  about: { planId?: number; method?: string; key?: string } = {},
): Promise<Answer> =>
  server.post('/api/orders', { planId: 10, method: 'transfer', key: randomUUID(), ...about }, token)

/** The order that an answer carries. Throws for a failure. */
export function orderIn(answer: Answer): OrderData {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`)
  return answer.body.data as OrderData
}
