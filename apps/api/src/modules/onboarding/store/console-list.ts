import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'

/** Applications that one answer lists at most. */
const MOST = 200

export interface ConsoleOnboarding {
  id: string
  status: string
  company: string
  creditCode: string
  contact: string
  mobile: string
  detail: Record<string, unknown>
  reply: string | null
  createdAt: Date
  decidedAt: Date | null
}

/** Applications of companies, newest first. @param status all of them without it */
export async function listConsoleOnboarding(db: Database, status?: string): Promise<ConsoleOnboarding[]> {
  const { rows } = await sql<ConsoleOnboarding>`
    select id, status, company, credit_code as "creditCode", contact, mobile, detail, reply,
      created_at as "createdAt", decided_at as "decidedAt"
    from settlement_application where ${status ?? null}::text is null or status = ${status ?? null}
    order by created_at desc limit ${MOST}`.execute(db.kysely)
  return rows
}
