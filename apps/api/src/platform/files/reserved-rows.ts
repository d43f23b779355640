import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { Failure } from '../failure.ts'
import { DATABASE_CLOCK } from '../jobs/job-clock.ts'
import type { MeasuredBytes } from './measured-chunks.ts'

/** A file that has not been confirmed for so long is given up. */
const WRITING_MS = 3_600_000
const MIB = 1_048_576

/** What files are for. A module declares its own. */
export interface FilePurpose {
  /** Lower-case letters; the first part of the name in the store. */
  name: string
  /** In Chinese, for the refusal. */
  title: string
  /** Bytes that an account may keep for this purpose. */
  accountBytes: number
}

/** What is known of a file before its bytes are. */
export interface Draft {
  /** Whose it is, and on whose quota it counts. */
  account: string
  /** As its owner calls it. */
  name: string
  /** MIME type, told by its first bytes and never by its owner. */
  type: string
}

/** A moment so many milliseconds from now, by the clock of the database; null for never. */
export const inMs = (ms: number | undefined): RawBuilder<number | null> =>
  ms === undefined ? sql<null>`null` : sql<number>`${DATABASE_CLOCK} + ${ms}::bigint`

/** @throws {Failure} `files_full` when an account cannot keep so many bytes more */
export async function refuseFull(
  trx: Transaction<Tables>,
  { name: purpose, title, accountBytes }: FilePurpose,
  { account, bytes }: { account: string; bytes: number },
): Promise<void> {
  const { rows } = await sql<{ used: number }>`select coalesce(sum(bytes), 0)::float8 as used from file
    where account = ${account} and purpose = ${purpose}`.execute(trx)
  if ((rows[0]?.used ?? 0) + bytes > accountBytes)
    throw new Failure(
      'files_full',
      `您保存的${title}已达 ${Math.floor(accountBytes / MIB)} MB 上限，这份没有保存；请联系客服清理后重试`,
    )
}

/**
 * Adds the row of a file that is about to be written; one that is not confirmed within an hour is given up.
 * @returns its id @throws {Failure} `files_full`
 */
export async function insertFile(
  trx: Transaction<Tables>,
  purpose: FilePurpose,
  { account, name, type, bytes, sha256 }: Draft & MeasuredBytes,
): Promise<string> {
  await refuseFull(trx, purpose, { account, bytes })
  const id = randomUUID()
  await sql`insert into file (account, id, purpose, name, type, bytes, sha256, state, created_at, expires_at)
    values (${account}, ${id}, ${purpose.name}, ${name}, ${type}, ${bytes}, ${sha256}, 'writing',
      ${DATABASE_CLOCK}, ${inMs(WRITING_MS)})`.execute(trx)
  return id
}
