import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../src/platform/database/database.ts'
import type { Files } from '../../../src/platform/files/files.ts'
import type { JobWish } from '../../../src/platform/jobs/job-kind.ts'

/** What a scenario works with, in the process that is killed and in the one after it. */
export interface Site {
  db: Database
  files: Files
  /** The operations of the site, without a socket. */
  app: FastifyInstance
  /** Mails that were taken so far, by recipient. */
  mails(): string[]
}

/**
 * Work of one kind: rows for it, and what must be there when it is done, however often it was killed.
 * State that the second process needs goes through the database or `note`.
 */
export interface Scenario {
  /** @param round differs each time. @returns what to ask the worker for, when nobody has asked yet */
  prepare(site: Site, round: number): Promise<JobWish | undefined>
  /** @returns what was lost or done twice */
  faults(site: Site, round: number): Promise<string[]>
}

/** Compares what is there with what should be. */
export function differs(what: string, there: unknown, wanted: unknown): string[] {
  const [a, b] = [JSON.stringify(there), JSON.stringify(wanted)]
  return a === b ? [] : [`${what}: ${a}, not ${b}`]
}

/** Names that a query gives, in its order. */
export async function names({ db }: Site, sql: string, values: unknown[] = []): Promise<string[]> {
  const { rows } = await db.pool.query<{ name: string }>(sql, values)
  return rows.map(({ name }) => name)
}

/** A call of the site. Throws when it does not succeed. */
export async function ask<T>(
  { app }: Site,
  token: string,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  url: string,
  payload?: object,
): Promise<T> {
  const answer = await app.inject({
    ...{ method, url, headers: { authorization: `Bearer ${token}` } },
    ...(payload === undefined ? {} : { payload }),
  })
  if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`)
  return (answer.json() as { data: T }).data
}
