import { randomUUID } from 'node:crypto'
import type { components } from '@haixuan/api-sdk/schema'
import { reserveQuota, signedIn } from '#modules/access'
import { quotaAccount, quotaDay } from '#modules/access/rules'

import { Failure } from '#platform/failure.ts'
import type { Handler } from '#platform/http/handler.ts'
import { enqueueJob } from '#platform/jobs/job-rows.ts'
import { rightsOf } from '../rules/export-rights.ts'
import { momentText } from '../rules/moment-text.ts'
import {
  countOpenExports,
  EXPORT_KIND,
  EXPORT_TRIES,
  type ExportJobRow,
  holdOpenExports,
  insertExportJob,
  readExportJob,
} from '../store/export-job-rows.ts'
import { exportJobView } from './export-answer.ts'
import { quoteOf, readOrder } from './export-order.ts'

/** Exports of one user that are not ended. */
const MOST_OPEN = 20
/** What file systems do not take in a name, and what is not seen in one. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_IN_NAMES = /[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069<>:"/\\|?*]+/g

type Request = components['schemas']['ExportRequest']

function fileNameOf({ title, format }: Request, now: number): string {
  const name =
    title
      .replace(NOT_IN_NAMES, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[\s.]+|[\s.]+$/g, '') || '导出'
  return `${name} ${momentText(now)
    .slice(0, 16)
    .replaceAll(/[- :]/g, '')
    .replace(/^(\d{8})/, '$1-')}.${format}`
}

const tooMany = () =>
  new Failure('export_too_many', `最多同时有 ${MOST_OPEN} 个导出任务，请等待或取消其中一个`)

/** Counts a list, draws its rows from the quota and requests the job that writes it; a key that was used before requests nothing. */
export const createExport: Handler<'createExport'> = async ({ body: { key, request } }, context) => {
  const { db, exports } = context
  const caller = signedIn(context.caller)
  const { userId } = caller
  const before = await readExportJob(db.kysely, userId, { key })
  if (before) return { status: 200, body: { code: 0, data: exportJobView(before) } }
  // Before the rows are counted, which is dear; who begins at the same moment is counted again below.
  if ((await countOpenExports(db.kysely, userId)) >= MOST_OPEN) throw tooMany()
  const order = await readOrder(request, context)
  if (order.rows === 0) {
    const { refusal } = await quoteOf(order, context)
    throw new Failure('export_nothing', refusal ?? '没有可以导出的数据')
  }
  const now = Date.now()
  const quotaRows = order.ownData ? 0 : order.rows
  const job: Omit<ExportJobRow, 'beat_at'> = {
    ...{ user_id: userId, id: randomUUID(), key, account: quotaAccount(caller) },
    ...{ operation: request.operation, title: request.title, format: request.format },
    ...{ file_name: fileNameOf(request, now), state: 'queued', rows_total: order.rows, rows_written: 0 },
    ...{ quota_rows: quotaRows, quota_day: quotaDay(now), bytes: null, failure: null },
    ...{ created_at: now, finished_at: null, expires_at: null, file: null },
  }
  const asked = { request: order.request, rights: rightsOf(caller) }
  const wish = { kind: EXPORT_KIND, key: job.id, payload: { userId }, lane: job.account }
  // Export, job and quota are written in one transaction: a crash between them would lose rows of the quota.
  const isNew = await db
    .transaction(async (trx) => {
      await holdOpenExports(trx, userId)
      const added = await insertExportJob(trx, job, asked)
      if (!added) return false
      if ((await countOpenExports(trx, userId)) > MOST_OPEN) throw tooMany()
      if (quotaRows > 0) await reserveQuota({ ...db, kysely: trx }, caller, 'exportRows', quotaRows, now)
      await enqueueJob(trx, wish, { mostTries: EXPORT_TRIES })
      return true
    })
    .catch(async (error: unknown) => {
      if (!(error instanceof Failure) || error.reason !== 'quota_used' || !order.ownList) throw error
      // An own list can be written anyway: the refusal says how.
      const { refusal } = await quoteOf(order, context)
      if (refusal !== null) error.message = refusal
      throw error
    })
  if (isNew) exports.wake()
  const stored = isNew ? job : await readExportJob(db.kysely, userId, { key })
  return { status: 200, body: { code: 0, data: exportJobView(stored ?? job) } }
}
