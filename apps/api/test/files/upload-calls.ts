import type { components } from '@haixuan/api-sdk/schema'
import type { Database } from '../../src/platform/database/database.ts'
import { entered } from '../http/people.ts'
import type { Answer, RunningServer } from '../http/running-server.ts'

export type Upload = components['schemas']['Upload']
export const PART_BYTES = 2_097_152

/** Somebody who may upload. */
export const uploader = (db: Database) =>
  entered(db, { vipType: 'yqyy', vipExpire: new Date(Date.now() + 86_400_000) })

export const uploadOf = ({ body }: Answer) => body.data as Upload

/** Opens an upload. @throws Error unless it is opened */
export async function open(
  server: RunningServer,
  token: string,
  given: { bytes: number; name?: string; kind?: Upload['kind']; sha256?: string },
): Promise<Upload> {
  const answer = await server.post('/api/uploads', { name: '表.csv', kind: 'csv', ...given }, token)
  if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`)
  return uploadOf(answer)
}

export const put = (server: RunningServer, token: string, { id }: { id: string }, at: number, body: Buffer) =>
  server.call('PUT', `/api/uploads/${id}/parts/${at}`, { token, body })

export const finish = (server: RunningServer, token: string, { id }: { id: string }) =>
  server.post(`/api/uploads/${id}/finish`, undefined, token)

/** Uploads a whole file, each part to the next of the servers. */
export async function upload(
  servers: readonly RunningServer[],
  token: string,
  bytes: Buffer,
  given: { name?: string; kind?: Upload['kind']; sha256?: string; partBytes?: number } = {},
): Promise<Upload> {
  const { partBytes = PART_BYTES, ...about } = given
  let turn = 0
  const next = () => servers[turn++ % servers.length] as RunningServer
  const opened = await open(next(), token, { bytes: bytes.length, ...about })
  for (let at = 0; at < bytes.length; at += partBytes) {
    const answer = await put(next(), token, opened, at, bytes.subarray(at, at + partBytes))
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`)
  }
  const answer = await finish(next(), token, opened)
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`)
  return uploadOf(answer)
}
