import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { RunningServer } from '../http/running-server.ts'
import { upload, uploader } from './upload-calls.ts'
import { describeWithStores, sha256Of, type UploadSite } from './upload-site.ts'

const HEADING =
  'Product ID,Title,Sale Price,Original Price,Discount (%),Currency,Rating,Orders Count,Store Name,Store ID,Store URL,Product URL,Image URL,Brand'
const BYTES = Buffer.from(`${HEADING}\n1,a,10,,,USD,,,,,,,,\n`)
const size = BYTES.length
const etag = `"${sha256Of(BYTES)}"`

/** The address of the original of an import, and who may read it. */
async function original(
  site: UploadSite,
  name = '鞋 (1).csv',
): Promise<{ path: string; token: string; account: string }> {
  const { id: account, token } = await uploader(site.database())
  const { id } = await upload(site.servers(), token, BYTES, { name })
  const body = { key: randomUUID(), upload: id, map: 'aliexpress-nike' }
  const begun = await site.servers()[0].post('/api/import-files', body, token)
  expect(begun.status, begun.text).toBe(201)
  return { path: `/api/imports/${(begun.body.data as { id: string }).id}/file`, token, account }
}
const ask = (
  server: RunningServer,
  { path, token }: { path: string; token: string },
  headers: Record<string, string> = {},
) => server.call('GET', path, { token, headers })

describeWithStores('downloads', (site) => {
  test('the whole file comes from any server, with its name and what names its version', async () => {
    const file = await original(site)
    for (const server of site.servers()) {
      const { status, headers, text } = await ask(server, file)
      expect([status, text]).toEqual([200, BYTES.toString()])
      expect(headers).toMatchObject({
        ...{ etag, 'accept-ranges': 'bytes', 'content-length': String(size), 'cache-control': 'no-store' },
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('鞋 ')}%281%29.csv`,
      })
    }
  })

  test.each([
    ['bytes=1-3', 1, 4],
    [`bytes=${size - 1}-`, size - 1, size],
    ['bytes=-5', size - 5, size],
    [`bytes=4-${size + 99}`, 4, size],
  ])('a part of it: %s', async (range, from, to) => {
    const file = await original(site)
    const { status, headers, text } = await ask(site.servers()[1], file, { range })
    expect([status, text]).toEqual([206, BYTES.subarray(from, to).toString()])
    expect(headers).toMatchObject({
      ...{ 'content-range': `bytes ${from}-${to - 1}/${size}`, 'content-length': String(to - from), etag },
    })
  })

  test('a part that it does not have is 416 with its size, and says so', async () => {
    const file = await original(site)
    const { status, headers, body } = await ask(site.servers()[0], file, { range: `bytes=${size}-` })
    expect([status, body.reason, headers['content-range']]).toEqual([
      ...[416, 'range_not_satisfiable', `bytes */${size}`],
    ])
    expect(body.message).toContain(`文件只有 ${size} 字节`)
    expect(headers['content-disposition']).toBeUndefined()
  })

  test('a part is sent to who has this version, the whole file to who has another', async () => {
    const file = await original(site)
    const [server] = site.servers()
    const range = 'bytes=1-3'
    expect((await ask(server, file, { range, 'if-range': etag })).status).toBe(206)
    for (const other of ['"x"', `W/${etag}`, 'Thu, 01 Jan 2026 00:00:00 GMT'])
      expect((await ask(server, file, { range, 'if-range': other })).status, other).toBe(200)
  })

  test('a file that is another one in the store, or gone, is not answered as the one that was uploaded', async () => {
    const file = await original(site)
    const [server] = site.servers()
    const stranger = await uploader(site.database())
    expect((await ask(server, { ...file, token: stranger.token })).status).toBe(404)
    await site
      .database()
      .kysely.updateTable('file')
      .set({ sha256: sha256Of(Buffer.from('x')) })
      .where('account', '=', file.account)
      .execute()
    const changed = await ask(server, file)
    expect([changed.status, changed.body.reason]).toEqual([404, 'file_missing'])
    await site
      .database()
      .kysely.updateTable('file')
      .set({ expires_at: 1 })
      .where('account', '=', file.account)
      .execute()
    const gone = await ask(server, file)
    expect([gone.status, gone.body.reason]).toEqual([404, 'file_missing'])
  })

  test('a link leads to the bucket for a minute and is in no log; a folder sends the file itself', async () => {
    const file = await original(site)
    const [server] = site.servers()
    const answer = await ask(server, { ...file, path: `${file.path}?link=true` })
    const { location } = answer.headers
    if (answer.status === 200) {
      expect([location, answer.text]).toEqual([undefined, BYTES.toString()])
      return
    }
    expect([answer.status, answer.headers['cache-control']]).toEqual([302, 'no-store'])
    const followed = await fetch(location ?? '')
    expect([followed.status, await followed.text()]).toEqual([200, BYTES.toString()])
    expect(new URL(location ?? '').searchParams.get('X-Amz-Expires')).toBe('60')
    expect(server.log.join('\n')).not.toContain('X-Amz-Signature')
  })
})
