import { sql } from 'kysely'
import { noteOperator } from '#modules/operators'

import type { Database } from '#platform/database/database.ts'
import { OperatorError } from '#platform/operator-error.ts'

export interface SettlementDecision {
  id: string
  status: 'approved' | 'incomplete' | 'rejected'
  /** Shown to the applicant. */
  reply: string | null
  actor: string
}

/** Decides an application that waits. @throws {OperatorError} none of this id waits */
export async function decideSettlement(
  db: Database,
  { id, status, reply, actor }: SettlementDecision,
): Promise<void> {
  await db.transaction(async (trx) => {
    const done = await trx
      .updateTable('settlement_application')
      .set({ status, reply, decided_at: sql<Date>`now()`, decided_by: actor })
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .returning('id')
      .executeTakeFirst()
    if (!done) throw new OperatorError(`没有待审核的申请 ${id}，haixuan settlements list 列出全部申请。`)
    await noteOperator(trx, actor, 'settlement_decided', id, { status, reply })
  })
}
