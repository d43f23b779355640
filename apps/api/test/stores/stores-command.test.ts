import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { servedCommands } from '../../src/cli/served-commands.ts'
import { setUserMembership } from '../../src/modules/orders/store/set-membership.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { FolderStore } from '../../src/platform/files/folder-store.ts'
import { describeOnBothEngines } from '../engines.ts'
import { runExportServer } from '../exports/export-server.ts'
import { exported } from '../exports/read-export.ts'
import { entered, person } from '../http/people.ts'
import type { RunningServer } from '../http/running-server.ts'
import { callsOf, type Store } from './store-calls.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

describeOnBothEngines('haixuan stores', (database) => {
  let db: Database
  let server: RunningServer
  let dir: string
  beforeAll(async () => {
    db = database()
    dir = mkdtempSync(join(tmpdir(), 'haixuan-stores-'))
    server = await runExportServer(db)
  })
  afterAll(async () => {
    await server.close()
    rmSync(dir, { recursive: true })
  })

  /** A command as the process that has the database runs it for the terminal. */
  async function typed(...args: string[]) {
    const [lines, values]: [string[], unknown[]] = [[], []]
    const run = servedCommands({ db, dataDir: dir, fileStore: new FolderStore(dir), hasWorker: false })
    const out = {
      text: (line: string) => void lines.push(line),
      json: (value: unknown) => void values.push(value),
      progress: () => undefined,
    }
    const { code, error } = await run({ args: ['stores', ...args], folder: dir }, out, () => false)
    return { code, error, lines, value: values[0] }
  }
  let last = 100
  const add = (account: string, ...more: string[]) => {
    const id = `${Date.now()}${last++}`
    const facts = ['--name', `店${id}`, '--mall-id', id, '--mode', 'semi', '--books', '全球，美区']
    return typed('add', '--account', account, ...facts, ...more, '--json')
  }

  test('adds a store that its account sees, and lists stores with the archived ones', async () => {
    const main = await entered(db, { vipType: 'gold_drill', vipExpire: null })
    const added = await add(main.mobile, '--currency', 'USD', '--group', '重点')
    expect([added.code, added.error]).toEqual([0, undefined])
    const store = added.value as Store
    expect(store).toMatchObject({
      ...{ mode: 'semi', books: ['全球', '美区'], currency: 'USD', group: '重点', marketplace: 'temu' },
      ...{ coverage: null, lastImportAt: null, source: 'manual' },
    })
    const calls = callsOf(server, main.token)
    expect((await calls.read(store.id)).body.data).toEqual(store)
    const second = (await add(main.mobile)).value as Store
    expect(second.currency).toBe('CNY')
    await calls.state(store.id, 'archived')
    const list = await typed('list', '--account', main.mobile, '--json')
    expect((list.value as Store[]).map(({ mallId, state }) => [mallId, state])).toEqual([
      [store.mallId, 'archived'],
      [second.mallId, 'active'],
    ])
    expect(list.lines).toEqual([
      expect.stringMatching(/半托管 {2}全球、美区 {2}USD {2}已归档$/),
      expect.stringMatching(/半托管 {2}全球、美区 {2}CNY$/),
      '共 2 家',
    ])
    const { rows } = await db.pool.query<{ detail: object }>(
      `select detail from account_event where user_id = $1 and kind = 'store_added' order by at`,
      [main.id],
    )
    expect(rows[0]?.detail).toMatchObject({ by: 'cli' })
  })

  test.each([
    [['--mode', 'auto'], 2, '--mode auto 不对，可以是 full、semi。'],
    [['--mall-id', 'm1'], 2, '--mall-id 应为 1 到 20 位数字'],
    [['--books', ' ,'], 2, '--books 应为 1 到 12 个账本'],
    [['--name', ' '], 2, '--name 不能为空'],
    [['--marketplace', 'ebay'], 2, '--marketplace ebay 不对'],
    [['--currency', 'XXQ'], 1, '没有货币 XXQ'],
  ])('%j: exit code %i', async (more, code, sentence) => {
    const main = await entered(db)
    const refused = await add(main.mobile, ...more)
    expect([refused.code, refused.error]).toEqual([code, expect.stringContaining(sentence)])
  })

  test('the limit of the tier holds in the terminal too; a sub-account and nobody have no stores', async () => {
    const main = await entered(db)
    expect((await add(main.mobile)).code).toBe(0)
    const over = await add(main.mobile)
    expect([over.code, over.error]).toEqual([
      1,
      '当前会员等级最多使用 1 家店铺，请归档不再使用的店铺或升级会员',
    ])
    const sub = await person(db, { openedBy: main.id })
    expect((await add(sub.mobile)).error).toContain('是子账号')
    expect((await typed('list', '--account', '13000000000')).error).toContain(
      '没有手机号码为 13000000000 的用户',
    )
    expect((await typed('list')).error).toContain('缺少选项 --account')
  })

  test('claims are listed and decided', async () => {
    const [one, two] = [await entered(db), await entered(db)]
    const { mallId } = (await add(one.mobile)).value as Store
    const asked = (await add(two.mobile, '--mall-id', mallId)).value as Store
    const found = await typed('claims', '--status', 'pending', '--json')
    const claim = (found.value as { id: string; mallId: string }[]).find((each) => each.mallId === mallId)
    expect(found.lines.join('\n')).toContain(`先填：${one.mobile}`)
    expect((await typed('decide', claim?.id ?? '', '--owner', 'nobody')).code).toBe(2)
    const decided = await typed(
      'decide',
      claim?.id ?? '',
      '--owner',
      'holder',
      '--reply',
      '执照不符',
      '--json',
    )
    expect([decided.code, decided.value]).toEqual([0, { id: claim?.id, owner: 'holder' }])
    expect((await callsOf(server, two.token).read(asked.id)).body.data).toMatchObject({
      ...{ ownership: 'refused', ownershipReply: '执照不符' },
    })
    expect((await typed('decide', claim?.id ?? '', '--owner', 'holder')).code).toBe(1)
  })

  test('the file of stores has ids as text and draws on no quota, for every tier', async () => {
    const main = await entered(db, { vipType: 'year', vipExpire: null })
    const { mallId } = (await add(main.mobile, '--mall-id', `0${Date.now()}`)).value as Store
    await setUserMembership(db, main.id, { tier: 'general', until: null }, 'cli')
    const { rows, job } = await exported(server, main.token, {
      ...{
        operation: 'searchOwnStores',
        params: {},
        query: { state: 'all' },
        format: 'csv',
        columnSet: 'all',
      },
    })
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      平台: 'Temu',
      模式: '半托管',
      账本: '全球、美区',
      状态: '使用中',
      导入覆盖: '',
    })
    expect(JSON.stringify(rows[0])).toContain(mallId)
    expect(job).toMatchObject({ quotaRows: 0 })
  })
})
