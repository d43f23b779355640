import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BackupContext, backupCommand, restoreCommand } from '../../src/cli/backup-command.ts'
import { loadDemoGoods } from '../../src/demo/goods/load-demo-goods.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { FolderStore } from '../../src/platform/files/folder-store.ts'
import { BUFFER_MB, type DataFolder, freshDataFolder } from '../embedded/fresh-data-folder.ts'

const MAIN = fileURLToPath(new URL('../../../../tooling/haixuan.mjs', import.meta.url))
const API = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'haixuan-backup-'))
const backup = join(folder, 'backup')
const restored = join(folder, 'restored')

let data: DataFolder
beforeAll(async () => {
  data = await freshDataFolder()
  const db = await openDatabase({ dataDir: data.path, bufferMb: BUFFER_MB })
  await loadDemoGoods(db, { count: 40 })
  await db.close()
}, 120_000)
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await data.remove()
})

/** Runs the command as a user does, from their own folder. */
function haixuan(
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number | null; out: string; err: string }> {
  const { DATABASE_URL: _none, ...rest } = process.env
  const child = spawn(process.execPath, [MAIN, ...args], {
    cwd: API,
    env: { ...rest, HAIXUAN_DATA_DIR: data.path, INIT_CWD: folder, ...env },
  })
  const said = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => {
    said.out += chunk
  })
  child.stderr.on('data', (chunk: Buffer) => {
    said.err += chunk
  })
  return new Promise((done) => child.on('close', (code) => done({ code, ...said })))
}

/** What the commands see of the outside, told where the data is. */
const context = (about: Partial<BackupContext> = {}): BackupContext => ({
  out: {
    text: () => undefined,
    json: () => undefined,
    progress: () => undefined,
    clearProgress: () => undefined,
  },
  ...{ dataDir: data.path, folder: process.cwd(), isServed: false },
  openDatabase: () => openDatabase({ dataDir: data.path, bufferMb: BUFFER_MB }),
  ...about,
})

test.each([
  [[], '请写出一个文件夹'],
  [['a', 'b'], '请写出一个文件夹'],
  [['a', '--force'], '没有选项 --force'],
])('%j is a wrong command', async (args, words) => {
  await expect(backupCommand(args, context())).rejects.toThrow(words)
  await expect(restoreCommand(args, context())).rejects.toThrow(words)
})

test('PostgreSQL is left to its own tools', async () => {
  await expect(backupCommand(['x'], context({ isServed: true }))).rejects.toThrow('pg_dump')
})

test('a folder without a database is not backed up as an empty one, and another folder is no backup', async () => {
  const nowhere = join(folder, 'nowhere')
  await expect(backupCommand(['x'], context({ dataDir: nowhere }))).rejects.toThrow('没有数据库')
  await expect(restoreCommand([folder], context({ dataDir: nowhere }))).rejects.toThrow('不是海选的备份')
  expect(existsSync(nowhere)).toBe(false)
})

test('what was backed up comes back elsewhere, and nothing is ever overwritten', async () => {
  const db = await openDatabase({ dataDir: data.path, bufferMb: BUFFER_MB })
  await expect(backupCommand([backup], context())).rejects.toThrow('请先停止它')
  await db.close()
  expect(existsSync(backup)).toBe(false)
  const file = `licence/${randomUUID()}`
  await new FolderStore(join(data.path, 'files')).put(file, Buffer.from('kept'))
  writeFileSync(join(data.path, 'files', 'licence', 'interrupted.part'), '')

  expect(await haixuan(['backup', 'backup'])).toMatchObject({ code: 0, err: '' })
  await expect(backupCommand([backup], context())).rejects.toThrow('已存在')
  await expect(restoreCommand([backup], context())).rejects.toThrow('已有数据库')

  const ran = await haixuan(['restore', 'backup', '--json'], { HAIXUAN_DATA_DIR: restored })
  expect(JSON.parse(ran.out), ran.err).toEqual({ dataDir: restored, products: 40 })
  expect(await new FolderStore(join(restored, 'files')).get(file)).toEqual(Buffer.from('kept'))
  expect(existsSync(join(backup, 'files', 'licence', 'interrupted.part'))).toBe(false)
  const copy = await openDatabase({ dataDir: restored, bufferMb: BUFFER_MB })
  try {
    const { rows } = await copy.pool.query('select count(*) as n from product_text')
    expect(Number(rows[0].n)).toBe(40)
  } finally {
    await copy.close()
  }
  const used = await openDatabase({ dataDir: backup, bufferMb: BUFFER_MB })
  await expect(restoreCommand([backup], context({ dataDir: join(folder, 'other') }))).rejects.toThrow(
    '请先停止它',
  )
  await used.close()
}, 180_000)
