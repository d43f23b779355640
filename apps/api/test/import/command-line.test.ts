import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { VERSION } from '../../src/platform/version.gen.ts'
import { type DataFolder, freshDataFolder } from '../embedded/fresh-data-folder.ts'
import { exportFolder } from './sample-export.ts'

const MAIN = fileURLToPath(new URL('../../../../tooling/haixuan.mjs', import.meta.url))
const API = fileURLToPath(new URL('../..', import.meta.url))
const HEADING =
  'Product ID,Title,Sale Price,Original Price,Discount (%),Currency,Rating,Orders Count,Store Name,Store ID,Store URL,Product URL,Image URL,Brand\n'
const ROWS = '9001,鞋,12.34,,,USD,0,,,,,,,\n2.41E+17,靴,1,,,USD,,,,,,,,\n'

const files = exportFolder()
let data: DataFolder
beforeAll(async () => {
  data = await freshDataFolder()
}, 120_000)
afterAll(async () => {
  files.remove()
  await data.remove()
})

/** Runs the command as a user does, from their own folder. */
function haixuan(args: string[], from = API): Promise<{ code: number | null; out: string; err: string }> {
  const { DATABASE_URL: _none, ...env } = process.env
  const child = spawn(process.execPath, [MAIN, ...args], {
    cwd: API,
    env: { ...env, HAIXUAN_DATA_DIR: data.path, INIT_CWD: from },
  })
  const said = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => {
    said.out += chunk
  })
  child.stderr.on('data', (chunk: Buffer) => {
    said.err += chunk
  })
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, ...said })))
}

test.each([
  [['help'], 0, 'haixuan import products'],
  [['--version'], 0, `海选 ${VERSION}`],
  [['import'], 0, '--dry-run'],
  [['imprt'], 2, '是不是想写 import'],
  [['bakcup', 'x'], 2, '是不是想写 backup'],
  [['restore', 'nowhere'], 1, '不是海选的备份'],
  [['import', 'product', 'x.csv'], 2, '是不是想写 products'],
  [['import', 'products', 'x.csv', '--dry-rn'], 2, '是不是想写 --dry-run'],
  [['import', 'products', 'x.csv', '--map'], 2, '后面要写一个值'],
  [['import', 'products', 'x.xlsx', '--worksheet'], 2, '后面要写一个值'],
  [['import', 'products', 'x.csv', '--json=1'], 2, '后面不带值'],
  [
    ['import', 'products', 'x.csv', '--map', 'shein-api', '--marketplace', 'temu'],
    2,
    '与 --marketplace temu 不一致',
  ],
  [['import', 'products', 'x.csv', '--map', 'aliexpress-daily'], 2, '用于 import history'],
  [['import', 'products', 'x.csv', 'y.csv'], 2, '一次只导入一个文件'],
  [['import', 'products'], 2, '请写出文件'],
  [['import', 'products', 'temu_products_x.csv'], 2, '适合 --map temu-products'],
  [['import', 'products', 'nowhere.csv', '--map', 'shein-api'], 1, '找不到文件'],
  [['import', 'products', 'x.csv', '--resume', 'x', '--dry-run'], 2, '不能一起用'],
  [['import', 'all', '/nowhere'], 2, '打不开文件夹'],
])(
  '%j',
  async (args, code, words) => {
    const ran = await haixuan(args)
    expect(ran.out + ran.err).toContain(words)
    expect(ran.code).toBe(code)
    expect(ran.err).not.toMatch(/\n\s+at /)
  },
  30_000,
)

test('a preview names the region, questions its currency and asks for an encoding that it cannot see', async () => {
  const fields = { externalId: { column: 'id' }, title: { column: 'title' }, price: { column: 'price' } }
  const said = { currency: { value: 'THB' }, region: { value: 191 } }
  const source = { name: 't', collectedAt: '2026-11-01' }
  const map = { name: 'mine', title: '我的', kind: 'products', marketplace: 'temu', source }
  const folder = dirname(files.file('mine.json', JSON.stringify({ ...map, fields: { ...fields, ...said } })))
  files.file('western.csv', Buffer.from('id,title,price\n1,Straße große,12\n', 'latin1'))
  const args = ['import', 'products', 'western.csv', '--map', 'mine.json', '--dry-run']

  const asked = await haixuan(args, folder)
  expect(asked.code).toBe(1)
  expect(asked.err).toContain('--encoding windows-1252')
  const preview = await haixuan([...args, '--encoding', 'windows-1252'], folder)
  expect(preview.out).toContain('Straße große → Straße große')
  expect(preview.out).toContain('瑞典（191）')
  expect(preview.out).toContain('瑞典（191）的币种是 SEK，有 1 行写的是 THB')
  const unknown = await haixuan([...args, '--encoding', 'shift-jis'], folder)
  expect(unknown.err).toContain('是不是想写 shift_jis')
}, 60_000)

test('a preview shows the mapping and stores nothing; the import reports its rejects; a busy folder is explained', async () => {
  const path = files.file('nike.csv', HEADING + ROWS)
  const folder = dirname(path)
  const args = ['import', 'products', 'nike.csv', '--map', 'aliexpress-nike']

  const preview = await haixuan([...args, '--dry-run'], folder)
  expect(preview.code).toBe(0)
  for (const words of [
    'UTF-8',
    '12.34 → 1234',
    '0 → 没有数据',
    '可接受 1，拒绝 1',
    'Brand：品牌不是店铺',
    '没有写入任何数据',
  ]) {
    expect(preview.out).toContain(words)
  }
  expect((await haixuan(['import', 'list'])).out).toContain('还没有导入任务')

  const rejects = join(folder, 'rejects.jsonl')
  const ran = await haixuan([...args, '--json', '--rejects', rejects], folder)
  expect(JSON.parse(ran.out)).toMatchObject({
    status: 'finished',
    accepted: 1,
    rejected: 1,
    rejectReport: rejects,
  })
  expect(JSON.parse(readFileSync(rejects, 'utf8'))).toMatchObject({
    file: 'nike.csv',
    line: 3,
    reason: 'id_scientific',
  })
  expect((await haixuan(['import', 'list'])).out).toContain('nike.csv')

  const db = await openDatabase({ dataDir: data.path })
  try {
    const busy = await haixuan(args, folder)
    expect(busy.code).toBe(1)
    expect(busy.err).toContain('请先停止它')
    expect(busy.err).toContain('改用接口导入')
  } finally {
    await db.close()
  }
}, 120_000)
