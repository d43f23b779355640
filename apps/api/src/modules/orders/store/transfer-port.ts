import type { Database } from '#platform/database/database.ts'
import type { PaymentPort } from '../rules/payment-port.ts'
import { readTransferAccount } from './transfer-account.ts'

/** A transfer to the operator's bank account. Nobody can be asked about it: the operator confirms what arrived. */
export function transferPort({ kysely }: Database): PaymentPort {
  return {
    method: 'transfer',
    isReady: async () => (await readTransferAccount(kysely)) !== undefined,
    open: async () => null,
    instructions: async ({ number }) => {
      const account = await readTransferAccount(kysely)
      return account ? { method: 'transfer', ...account, remark: number } : null
    },
    ask: async () => null,
    close: async () => undefined,
  }
}
