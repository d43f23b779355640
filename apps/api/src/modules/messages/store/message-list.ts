import { type Kysely, sql } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'

/** The newest messages, for the operator: neither what they say nor to whom. */
export async function newestMessages(kysely: Kysely<Tables>) {
  const { rows } = await sql<{
    id: string
    channel: 'mail' | 'text'
    purpose: 'register' | 'reset' | 'confirm' | 'notices'
    state: 'waiting' | 'sent' | 'refused' | 'expired' | 'dropped'
    error: string | null
    created_at: Date
  }>`select id, channel, purpose, state, last_error as error, created_at from outgoing_message
    order by created_at desc, id limit 50`.execute(kysely)
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at.getTime() }))
}
