import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { CONSOLE_COMMANDS } from '../../src/cli/console-names.ts'
import { runCommand } from '../../src/cli/run-command.ts'
import { runElsewhere, servedCommands } from '../../src/cli/served-commands.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { FolderStore } from '../../src/platform/files/folder-store.ts'
import { serveCommands } from '../../src/platform/process/command-socket.ts'
import { describeOnBothEngines } from '../engines.ts'
import { entered } from '../http/people.ts'
import { SAMPLE_MAPPING } from '../import/sample-export.ts'

vi.setConfig({ testTimeout: 120_000 })

const ROWS =
  'id,title,currency,price,sold,path,day\n91,鞋,USD,12.5,3,Shoes,2026-01-01\n92,,USD,1,1,Shoes,2026-01-01\n'

/** The terminal beside a running server: over the socket on the embedded engine, directly on PostgreSQL. */
describeOnBothEngines('every kind of command beside a running server', (database) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hx-'))
  /** Where commands are typed; not the folder of this process. */
  const folder = mkdtempSync(join(tmpdir(), 'hx-typed-'))
  const fileStore = new FolderStore(join(dataDir, 'files'))
  let db: Database
  let stop: (() => Promise<void>) | null = null
  let mobile = ''

  async function typed(...args: string[]) {
    const seen = { lines: [] as string[], values: [] as unknown[], sentences: [] as string[] }
    const out = {
      text: (line: string) => void seen.lines.push(line),
      json: (value: unknown) => void seen.values.push(value),
      ...{ progress: () => undefined, clearProgress: () => undefined },
    }
    if (db.engine === 'embedded') {
      const fail = (sentence: string) => void seen.sentences.push(sentence)
      return { code: await runElsewhere(args, { dataDir, folder, out, fail }), ...seen }
    }
    const shared: Database = Object.create(db, { close: { value: async () => undefined } })
    const code = await runCommand(args, {
      ...{ out, folder, dataDir, isServed: true, hasWorker: false, stopping: () => false },
      openDatabase: async () => shared,
      openFileStore: async () => fileStore,
    }).catch((error: Error) => {
      seen.sentences.push(error.message)
      return 1
    })
    return { code, ...seen }
  }

  beforeAll(async () => {
    db = database()
    mobile = (await entered(db)).mobile
    if (db.engine === 'embedded')
      stop = await serveCommands(dataDir, servedCommands({ db, dataDir, fileStore, hasWorker: false }))
    writeFileSync(join(folder, 'rows.csv'), ROWS)
    writeFileSync(join(folder, 'sample.json'), JSON.stringify(SAMPLE_MAPPING))
    writeFileSync(join(folder, 'news.txt'), '正文')
  })
  afterAll(async () => {
    await stop?.()
    for (const path of [dataDir, folder]) rmSync(path, { recursive: true, force: true })
  })

  test('import reads and writes files where it was typed, and its job can be looked at', async () => {
    const done = await typed(
      'import',
      'products',
      'rows.csv',
      '--map',
      'sample.json',
      '--rejects',
      'bad.jsonl',
      '--json',
    )
    expect([done.code, done.sentences]).toEqual([0, []])
    expect(done.values).toEqual([expect.objectContaining({ status: 'finished', inserted: 1, rejected: 1 })])
    expect(readFileSync(join(folder, 'bad.jsonl'), 'utf8')).toContain('text_missing')
    const { rows } = await db.pool.query("select title from product_text where external_id = '91'")
    expect(rows).toEqual([{ title: '鞋' }])
    const [{ id }] = done.values as [{ id: string }]
    expect((await typed('import', 'list')).lines.join('\n')).toContain(id)
    expect((await typed('import', 'show', id)).lines.join('\n')).toContain('第 3 行')
    expect((await typed('import', 'products', 'none.csv', '--map', 'sample.json')).sentences[0]).toContain(
      '找不到文件',
    )
  })

  test('the roll-up is asked for and done', async () => {
    const done = await typed('rollup', '--marketplace', 'temu')
    expect([done.code, done.sentences, done.lines.at(-1)]).toEqual([0, [], expect.stringMatching(/^完成/)])
  })

  test.each([
    [['operators', 'add', '<mobile>'], '已成为运营人员'],
    [['operators', 'remove', '<mobile>'], '不再是运营人员'],
    [['users', 'list'], '共 '],
    [['users', 'tier', '<mobile>', 'year', '--until', '2099-01-01'], '会员等级已设为 year'],
    [['users', 'reset-link', '<mobile>', '--checked', '核对了付款记录'], '只能用一次'],
    [['host', 'set', 'shop.example.com', '--name', '示例'], '5 秒内生效'],
    [['host', 'remove', 'shop.example.com'], '恢复为默认品牌'],
    [['flags', 'list'], '开'],
    [['news', 'add', '--kind', 'policy', '--title', '标题', '--file', 'news.txt'], '发布'],
    [['dictionary', 'list'], ''],
    [['plans', 'list'], '个月'],
    [['transfer-account', '海选', '银行', '6222'], '已开通对公转账'],
    [['orders', 'list'], '共 0 笔'],
    [['invoices', 'list'], '共 0 张'],
    [['settlements', 'list'], '共 0 份'],
    [['commissions', 'list'], ''],
    [['events', 'list'], '共 '],
  ])('%j', async (args, words) => {
    const { code, lines, sentences } = await typed(...args.map((word) => word.replace('<mobile>', mobile)))
    expect([code, sentences]).toEqual([0, []])
    expect(lines.join('\n')).toContain(words)
  })

  test('each command of the console is known there, and what is wrong is said there', async () => {
    for (const command of CONSOLE_COMMANDS) {
      const { code, sentences } = await typed(command, 'nonsense')
      expect([command, code === 0, sentences.length]).toEqual([command, false, 1])
    }
    const missing = await typed('news', 'add', '--kind', 'policy', '--title', 'x', '--file', 'none.txt')
    expect(missing.sentences).toEqual([`读不到文件 ${join(folder, 'none.txt')}，请检查路径与权限。`])
    const { rows } = await db.pool.query("select body from news_item where title = '标题'")
    expect(rows).toEqual([{ body: '正文' }])
  })

  test('a backup of PostgreSQL names its own tools', async () => {
    const { code, sentences } = await typed('backup', 'copy')
    expect(code).not.toBe(0)
    expect(sentences[0]).toContain(db.engine === 'embedded' ? '里没有数据库' : 'pg_dump')
  })
})
