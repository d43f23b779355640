import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadDemoGoods } from '../../src/demo/goods/load-demo-goods.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { describeOnBothEngines } from '../engines.ts'
import { PASSWORD, person } from '../http/people.ts'
import { type RunningServer, runServer } from '../http/running-server.ts'
import { storedRows } from './stored-rows.ts'

const COLUMNS = [
  'Product ID',
  'Title',
  'Sale Price',
  'Original Price',
  'Discount (%)',
  'Currency',
  'Rating',
  'Orders Count',
  'Store Name',
  'Store ID',
  'Store URL',
  'Product URL',
  'Image URL',
  'Brand',
]
const ORDER = {
  ...{ map: 'aliexpress-nike', kind: 'products', marketplace: 'aliexpress', fileName: 'nike.csv' },
  ...{ fileSha256: 'ab'.repeat(32), fileBytes: 1_000, columns: COLUMNS },
}
const row = (id: string, price = '10.00') => ({
  'Product ID': id,
  Title: `鞋 ${id}`,
  'Sale Price': price,
  Currency: 'USD',
  Rating: null,
})

describeOnBothEngines('import by calls', (database) => {
  let db: Database
  let server: RunningServer
  let mine: string
  let stranger: string
  beforeAll(async () => {
    db = database()
    server = await runServer(db)
    const vip = { vipType: 'yqyy', vipExpire: new Date(Date.now() + 86_400_000) } as const
    mine = await server.signIn((await person(db, vip)).mobile, PASSWORD)
    stranger = await server.signIn((await person(db, vip)).mobile, PASSWORD)
  })
  afterAll(() => server.close())

  const open = async () => {
    const answer = await server.post('/api/imports', ORDER, mine)
    expect(answer.status).toBe(201)
    return (answer.body.data as { id: string }).id
  }
  const add = (id: string, sequence: number, rows: unknown[], token = mine) =>
    server.post(`/api/imports/${id}/rows`, { sequence, rows }, token)

  test('rows arrive in batches, a repeated batch changes nothing, the end is told', async () => {
    await loadDemoGoods(db, { count: 20 })
    const id = await open()
    const first = await add(id, 1, [row('9001'), row('2.41E+17'), row('9002', '-1')])
    expect(first.body.data).toMatchObject({
      position: 3,
      accepted: 1,
      rejected: 2,
      inserted: 1,
      nextSequence: 2,
    })
    expect(await add(id, 1, [row('9999')])).toMatchObject({ status: 200, body: { data: { position: 3 } } })
    expect(await add(id, 3, [row('9999')])).toMatchObject({
      status: 409,
      body: { reason: 'import_sequence' },
    })
    expect((await add(id, 2, [row('9003')])).body.data).toMatchObject({ position: 4, accepted: 2 })
    expect(await storedRows(db)).toMatchObject([
      { external_id: '9001', price: 1000 },
      { external_id: '9003' },
    ])

    const { body } = await server.get(`/api/imports/${id}`, mine)
    expect(body.data).toMatchObject({
      rejectTotals: [
        { reason: 'id_scientific', label: 'ID 被 Excel 写成科学计数法', count: 1 },
        { reason: 'number_negative', count: 1 },
      ],
      rejections: [
        { line: 2, message: expect.stringContaining('请用原文件') },
        { line: 3, column: 'Sale Price' },
      ],
    })
    const done = await server.post(`/api/imports/${id}/finish`, {}, mine)
    expect([done.status, (done.body.data as { status: string }).status]).toEqual([200, 'finished'])
    expect(await add(id, 3, [row('9004')])).toMatchObject({ status: 409, body: { reason: 'import_ended' } })
    expect((await server.get('/api/imports', mine)).body.data).toMatchObject({ count: 1, rows: [{ id }] })
  })

  test('two writers of one job: one gets through, nothing is counted twice', async () => {
    const id = await open()
    const answers = await Promise.all([add(id, 1, [row('9101')]), add(id, 1, [row('9101')])])
    for (const answer of answers) expect([200, 409]).toContain(answer.status)
    expect((await server.get(`/api/imports/${id}`, mine)).body.data).toMatchObject({
      job: { position: 1, accepted: 1 },
    })
    await server.post(`/api/imports/${id}/cancel`, {}, mine)
  })

  test("another user's job is as absent as none, in every operation", async () => {
    const id = await open()
    const before = await storedRows(db)
    for (const answer of [
      await server.get(`/api/imports/${id}`, stranger),
      await add(id, 1, [row('9201')], stranger),
      await server.post(`/api/imports/${id}/finish`, {}, stranger),
      await server.post(`/api/imports/${id}/cancel`, {}, stranger),
      await server.get('/api/imports/00000000-0000-4000-8000-000000000000', mine),
    ]) {
      expect([answer.status, answer.body.reason]).toEqual([404, 'import_not_found'])
    }
    expect((await server.get('/api/imports', stranger)).body.data).toMatchObject({ rows: [], count: 0 })
    expect(await storedRows(db)).toEqual(before)
    const ended = await server.post(`/api/imports/${id}/cancel`, {}, mine)
    expect(ended.body.data).toMatchObject({ status: 'cancelled', position: 0 })
  })

  test('who is not a custom member may not import', async () => {
    const year = await person(db, { vipType: 'black_drill', vipExpire: new Date(Date.now() + 86_400_000) })
    const token = await server.signIn(year.mobile, PASSWORD)
    const answer = await server.post('/api/imports', ORDER, token)
    expect([answer.status, answer.body.reason]).toEqual([403, 'custom_service'])
  })

  test.each([
    ['an unknown mapping', { ...ORDER, map: 'aliexpress-nik' }, 422, '是不是想写 aliexpress-nike'],
    ['a mapping by path', { ...ORDER, map: '../package' }, 400, ''],
    ['a missing column', { ...ORDER, columns: COLUMNS.slice(1) }, 422, '映射与文件的列不符'],
    ['another marketplace', { ...ORDER, marketplace: 'temu' }, 422, '与请求的 temu'],
    ['a hash that is none', { ...ORDER, fileSha256: 'x' }, 400, ''],
  ])('%s is refused before anything is written', async (_what, body, status, words) => {
    const answer = await server.post('/api/imports', body, mine)
    expect(answer.status).toBe(status)
    expect(answer.body.message).toContain(words)
  })

  test('numbers, 501 rows and no rows are refused: ids would lose digits, batches would be long', async () => {
    const id = await open()
    for (const rows of [[{ 'Product ID': 17319278 }], Array.from({ length: 501 }, () => row('1')), []]) {
      expect((await add(id, 1, rows)).status).toBe(400)
    }
    expect((await server.get(`/api/imports/${id}`, mine)).body.data).toMatchObject({ job: { position: 0 } })
    await server.post(`/api/imports/${id}/cancel`, {}, mine)
  })

  test('a sixth open job is refused until one is ended', async () => {
    const ids = [await open(), await open(), await open(), await open(), await open()]
    const sixth = await server.post('/api/imports', ORDER, mine)
    expect([sixth.status, sixth.body.reason]).toEqual([409, 'import_too_many'])
    for (const id of ids) await server.post(`/api/imports/${id}/cancel`, {}, mine)
    await server.post(`/api/imports/${await open()}/cancel`, {}, mine)
  })

  test('jobs that begin at once are five at most', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => server.post('/api/imports', ORDER, mine)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409, 409, 409])
    for (const { body } of answers) {
      const { id } = (body.data ?? {}) as { id?: string }
      if (id !== undefined) await server.post(`/api/imports/${id}/cancel`, {}, mine)
    }
  })

  test('a preview stores nothing', async () => {
    const before = await storedRows(db)
    const preview = { map: 'aliexpress-nike', columns: COLUMNS, rows: [row('9301', '12.34'), row('9/302')] }
    const answer = await server.post('/api/import-previews', preview, mine)
    expect(answer.body.data).toMatchObject({
      accepted: 1,
      rejected: 1,
      rejections: [{ line: 2, reason: 'id_characters' }],
    })
    const { fields } = answer.body.data as { fields: { field: string; samples: unknown[] }[] }
    expect(fields.find(({ field }) => field === 'price')?.samples[0]).toEqual({
      cells: ['12.34'],
      result: '1234',
      fault: null,
    })
    expect(await storedRows(db)).toEqual(before)
    expect((await server.get('/api/import-mappings', mine)).text).toContain('tiktok-vn')
  })
})
