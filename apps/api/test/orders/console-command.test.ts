import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { consoleCommand } from '../../src/cli/console-command.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { FolderStore } from '../../src/platform/files/folder-store.ts'
import { describeOnBothEngines } from '../engines.ts'
import { exampleOf } from '../http/example-body.ts'
import { entered, person, tokenOf } from '../http/people.ts'
import { type RunningServer, runServer } from '../http/running-server.ts'
import { openTransfers, order, orderIn } from './order-calls.ts'

describeOnBothEngines('the desk in the terminal', (database) => {
  const files = mkdtempSync(join(tmpdir(), 'haixuan-files-'))
  const fileStore = new FolderStore(files)
  let server: RunningServer
  let db: Database
  beforeAll(async () => {
    db = database()
    await openTransfers(db)
    server = await runServer(db, { fileStore })
  })
  afterAll(async () => {
    await server.close()
    rmSync(files, { recursive: true, force: true })
  })
  /** Runs a command on the open database; what it prints. */
  const run = async (line: string): Promise<{ lines: string[]; json: unknown }> => {
    const [command = '', ...args] = line.split(' ')
    const said: { lines: string[]; json: unknown } = { lines: [], json: undefined }
    await consoleCommand(command, args, {
      out: {
        text: (text) => said.lines.push(text),
        json: (value) => {
          said.json = value
        },
        progress: () => undefined,
        clearProgress: () => undefined,
      },
      folder: tmpdir(),
      fileStore,
      openDatabase: async () => ({ ...db, close: async () => undefined }),
    })
    return said
  }
  const events = async (kind: string) =>
    (await db.pool.query('select actor from operator_event where kind = $1', [kind])).rows.length

  test('from the price of a plan to a paid order, its invoice and its refund; each act is noted', async () => {
    await run('transfer-account 海选科技 示例银行 6222021234')
    await run('plans price 12 998.50')
    const { token } = await entered(db)
    const { id, number } = orderIn(await order(server, token, { planId: 12 }))
    expect((await run('orders list --status pending')).lines[0]).toMatch(
      `${number}  pending  ¥998.50  个人年卡`,
    )
    await expect(run(`orders confirm ${number} --yuan 998 --receipt B1 --payer 62220000`)).rejects.toThrow(
      '99850',
    )
    await run(`orders confirm ${number} --yuan 998.5 --receipt B1 --payer 62220000`)
    await server.post(
      `/api/orders/${id}/invoice`,
      { kind: 'personal', title: '张三', email: 'a@b.cn' },
      token,
    )
    expect((await run('invoices list')).lines[0]).toMatch(`${number}  ¥998.50  张三`)
    await run(`invoices issue ${number}`)
    expect(orderIn(await server.get(`/api/orders/${id}`, token)).invoice).toBe('issued')
    await expect(run(`invoices issue ${number}`)).rejects.toThrow('没有待开具')
    await run(`orders refund ${number} --yuan 100`)
    expect(orderIn(await server.get(`/api/orders/${id}`, token)).refundedFen).toBe(10_000)
    const kinds = [
      'plan_priced',
      'transfer_account_set',
      'order_confirmed',
      'invoice_issued',
      'order_refunded',
    ]
    expect(await Promise.all(kinds.map(events))).toEqual([1, 1, 1, 1, 1])
    await run('plans price 12 none')
    expect((await run('plans list')).lines).toContain('12  个人年卡  12 个月  未定价')
  })

  test('a commission is paid out once it is no longer frozen, and never twice', async () => {
    const { mobile, id, token } = await entered(db)
    const buyer = await person(db, { referrerId: id })
    const made = orderIn(await order(server, await tokenOf(db, buyer.id)))
    await run(`orders confirm ${made.number} --yuan 198 --receipt ${randomUUID()} --payer 62220000`)
    const summary = async () => (await server.get('/api/spread/summary', token)).body.data
    expect(await summary()).toMatchObject({
      commissionFen: 1_980,
      frozenFen: 1_980,
      withdrawableFen: 0,
      paying: 1,
    })
    await expect(run(`payouts add ${mobile} --yuan 19.80 --note 微信`)).rejects.toThrow('可提现 0 分')
    await db.pool.query(
      "update referral_order set created_at = now() - interval '7 days' where user_id = $1",
      [id],
    )
    await run(`payouts add ${mobile} --yuan 19.80 --note 微信`)
    expect(await summary()).toMatchObject({ frozenFen: 0, paidOutFen: 1_980, withdrawableFen: 0 })
    await expect(run(`payouts add ${mobile} --yuan 0.01 --note 微信`)).rejects.toThrow('可提现 0 分')
    await run(`orders refund ${made.number}`)
    expect(await summary()).toMatchObject({ commissionFen: 0, withdrawableFen: -1_980 })
  })

  test('a membership is set by hand; what means nothing is refused', async () => {
    const { mobile, token } = await entered(db)
    await run(`users tier ${mobile} black_drill --until 2031-12-31`)
    const info = (await server.get('/api/user/getUserInfo', token)).body.data as { vipExpire: number }
    expect(info).toMatchObject({
      vip_type: 'black_drill',
      vipExpire: Date.parse('2031-12-31T23:59:59+08:00'),
    })
    await expect(run(`users tier ${mobile} black`)).rejects.toThrow('没有等级')
    await expect(run(`users tier ${mobile} year --until 明天`)).rejects.toThrow('不是 yyyy-mm-dd')
    await expect(run('users tier 10000000000 year')).rejects.toThrow('没有手机号码')
    await run('dictionary set downloads plugin_url https://cdn.example.com/plugin.zip')
    const entries = (await server.get('/api/dict/downloads')).body.data as {
      key: string
      value: string | null
    }[]
    expect(entries.map(({ value }) => value)).toEqual([
      'https://cdn.example.com/plugin.zip',
      null,
      null,
      null,
    ])
    await expect(run('dictionary set downloads nothing x')).rejects.toThrow('没有字典项')
    await expect(run('orders confrim X')).rejects.toThrow('orders confirm')
    await expect(run('orders confirm X --yuan 1')).rejects.toThrow('--receipt')
  })

  test('hosts, features, news, rights and operators are set in the terminal too; each act is noted', async () => {
    const { mobile, token } = await entered(db)
    expect(
      (await run('host set Data.Example.com --name 示例 --origin https://erp.example.com')).json,
    ).toMatchObject({
      ...{ name: 'data.example.com', siteName: '示例', origins: ['https://erp.example.com'] },
    })
    await run('host set data.example.com --accent #0a6c5a')
    expect((await run('host list')).json).toMatchObject([{ siteName: '示例', accent: '#0a6c5a' }])
    await run('host remove data.example.com')
    await expect(run('host remove data.example.com')).rejects.toThrow('没有白标域名')
    await run('flags off tiktok_notice')
    expect((await run('flags list')).json).toMatchObject({ registration: true, tiktok_notice: false })
    await expect(run('flags on nothing')).rejects.toThrow('没有功能开关')
    await run(`users rights ${mobile} --tiktok on --custom 标签监控,预选库`)
    await expect(run(`users rights ${mobile} --pre yes`)).rejects.toThrow('on 或 off')
    expect((await server.get('/api/user/getUserInfo', token)).body.data).toMatchObject({
      ...{ isexternallink: 1, is_pre: 1, userCustom: ['标签监控', '预选库'] },
    })
    await run(`operators add ${mobile}`)
    expect((await server.get('/api/admin/events?limit=1', token)).body.data).toMatchObject({
      rows: [{ kind: 'operator_added', actor: 'cli' }],
    })
    await run(`operators remove ${mobile}`)
    expect((await run(`users list ${mobile}`)).lines[0]).toContain(mobile)
    const kinds = [
      'host_saved',
      'host_removed',
      'flag_set',
      'rights_set',
      'operator_added',
      'operator_removed',
    ]
    expect(await Promise.all(kinds.map(events))).toEqual([2, 1, 1, 1, 1, 1])
  })

  test('an application is read with its licence and decided; news are written, mended, published and removed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'haixuan-desk-'))
    const applicant = await entered(db)
    const wish = exampleOf({ url: '/api/settlements', method: 'POST' })
    expect((await server.post('/api/settlements', wish, applicant.token)).status).toBe(200)
    const [first] = (await run('settlements list --status pending')).json as { id: string; company: string }[]
    const licence = join(folder, 'licence')
    const shown = (await run(`settlements show ${first?.id} --file ${licence}`)).json
    expect(shown).toMatchObject({ id: first?.id, company: first?.company, status: 'pending' })
    expect(readFileSync(licence).toString('base64')).toBe((wish as { licence: string }).licence)
    await expect(run(`settlements show ${randomUUID()}`)).rejects.toThrow('没有申请')
    await run(`settlements incomplete ${first?.id} --reply 照片不清楚`)
    expect((await server.get('/api/settlements', applicant.token)).body.data).toMatchObject({
      ...{ status: 'incomplete', reply: '照片不清楚' },
    })

    for (const [act, status] of [
      ['reject', 'rejected'],
      ['approve', 'approved'],
    ] as const) {
      expect((await server.post('/api/settlements', wish, applicant.token)).status).toBe(200)
      const [next] = (await run('settlements list --status pending')).json as { id: string }[]
      await run(`settlements ${act} ${next?.id}`)
      expect((await server.get('/api/settlements', applicant.token)).body.data).toMatchObject({ status })
    }
    const text = join(folder, 'news.txt')
    writeFileSync(text, '第一段')
    const { id } = (await run(`news add --kind policy --title 草稿 --file ${text} --draft`)).json as {
      id: string
    }
    const published = async () =>
      ((await server.get('/api/news')).body.data as { rows: { id: string; title: string }[] }).rows.find(
        (piece) => piece.id === id,
      )
    await run(`news edit ${id} --title 新规 --kind notice`)
    expect(await published()).toBeUndefined()
    await run(`news publish ${id}`)
    expect(await published()).toMatchObject({ title: '新规', kind: 'notice', body: '第一段' })
    await run(`news remove ${id}`)
    expect(await published()).toBeUndefined()
    await expect(run(`news edit ${id} --title x`)).rejects.toThrow('没有资讯')
    expect((await run('dictionary list')).lines.some((line) => line.startsWith('downloads'))).toBe(true)
    await run(`users rights ${applicant.mobile} --support https://cdn.example.com/qr.png`)
    expect((await server.get('/api/user/getUserInfo', applicant.token)).body.data).toMatchObject({
      belongCode: 'https://cdn.example.com/qr.png',
    })
    rmSync(folder, { recursive: true })
  })
})
