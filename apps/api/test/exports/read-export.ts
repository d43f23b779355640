import { parse } from 'csv-parse/sync'
import { readSheet } from 'read-excel-file/node'
import type { RunningServer } from '../http/running-server.ts'

export interface Job {
  id: string
  state: string
  rowsTotal: number
  rowsWritten: number
  quotaRows: number
  bytes: number | null
  fileName: string
  failure: string | null
}
export interface Wish {
  operation: string
  params: Record<string, string>
  query?: Record<string, unknown>
  columnSet?: 'seen' | 'all' | 'temu_31' | 'listing_7' | 'bill_rows'
  columns?: { id: string; label?: string }[]
  ids?: string[]
  most?: number
  marketColumns?: boolean
  format?: 'xlsx' | 'csv'
  title?: string
}
/** The types of the reader name the constructor of dates where there are dates. */
type Cell = string | number | boolean | Date | typeof Date | null

/** The body of a wish with what most tests do not speak of. */
export const wish = (given: Wish) => ({
  query: {},
  columnSet: 'all',
  columns: [],
  format: 'xlsx',
  title: '列表',
  ...given,
})

export const create = (
  server: RunningServer,
  token: string,
  given: Wish,
  key: string = crypto.randomUUID(),
) => server.post('/api/exports', { key, request: wish(given) }, token)

export async function jobOf(server: RunningServer, token: string, id: string): Promise<Job> {
  return (await server.get(`/api/exports/${id}`, token)).body.data as Job
}

/** Asks until the job has ended. */
export async function ended(server: RunningServer, token: string, id: string): Promise<Job> {
  for (;;) {
    const job = await jobOf(server, token, id)
    if (job.state !== 'queued' && job.state !== 'running') return job
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

interface Download {
  status: number
  headers: Headers
  content: Buffer
}

export async function download(server: RunningServer, token: string, id: string): Promise<Download> {
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/exports/${id}/file`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return { status: answer.status, headers: answer.headers, content: Buffer.from(await answer.arrayBuffer()) }
}

/** Rows of a file by their headings, read by programs that had no part in writing it. */
export async function readTable(content: Buffer, format: 'xlsx' | 'csv'): Promise<Record<string, Cell>[]> {
  const [headings = [], ...rows] = format === 'csv' ? parse(content, { bom: true }) : await readSheet(content)
  return rows.map((row) => Object.fromEntries(headings.map((name, at) => [String(name), row[at] ?? null])))
}

/** Runs a wish to its end and reads its file. */
export async function exported(server: RunningServer, token: string, given: Wish) {
  const answer = await create(server, token, given)
  if (answer.status !== 200)
    throw new Error(`createExport answered ${answer.status} ${answer.text}\n${server.log.at(-2)}`)
  const job = await ended(server, token, (answer.body.data as Job).id)
  if (job.state !== 'finished') throw new Error(`The export ${job.state}: ${job.failure}`)
  const { content } = await download(server, token, job.id)
  return { job, content, rows: await readTable(content, given.format ?? 'xlsx') }
}

/** Every row of a list that the caller may open, page by page as the site asks for them. */
export async function listed<Row extends object = Record<string, never>>(
  server: RunningServer,
  token: string,
  path: string,
  query: Record<string, unknown> = {},
): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page++) {
    const asked = new URLSearchParams({
      ...(query as Record<string, string>),
      page: String(page),
      limit: '100',
    })
    const answer = await server.get(`${path}?${asked}`, token)
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status} ${answer.text}`)
    const data = answer.body.data as { rows: Row[]; visible: number }
    rows.push(...data.rows)
    if (page * 100 >= data.visible) return rows
  }
}
