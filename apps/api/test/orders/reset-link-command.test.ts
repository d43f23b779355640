import { afterAll, beforeAll, expect, test } from 'vitest'
import { consoleCommand } from '../../src/cli/console-command.ts'
import { setOperator } from '../../src/modules/account/store/user-acts.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { FolderStore } from '../../src/platform/files/folder-store.ts'
import { describeOnBothEngines } from '../engines.ts'
import { entered, freshMobile, PASSWORD, person } from '../http/people.ts'
import { type RunningServer, runServer } from '../http/running-server.ts'

const NEW = 'autumn-99'
const CHECKED = '核对了付款记录'

describeOnBothEngines('haixuan users reset-link', (database) => {
  let server: RunningServer
  let db: Database
  beforeAll(async () => {
    db = database()
    server = await runServer(db)
  })
  afterAll(() => server.close())
  /** Runs it on the open database; what it prints. */
  const issue = async (...args: string[]) => {
    const said: { lines: string[]; json: unknown } = { lines: [], json: undefined }
    await consoleCommand('users', ['reset-link', ...args], {
      out: {
        text: (text) => said.lines.push(text),
        json: (value) => {
          said.json = value
        },
        progress: () => undefined,
        clearProgress: () => undefined,
      },
      folder: '/',
      fileStore: new FolderStore('/nowhere'),
      openDatabase: async () => ({ ...db, close: async () => undefined }),
    })
    return {
      text: said.lines.join('\n'),
      ...(said.json as { mobile: string; link: string; expiresAt: number }),
    }
  }
  const reset = (link: string) =>
    server.post('/api/weapp/reset-password', {
      ...{ token: link.split('#')[1], password: NEW, confirm_password: NEW, endKeys: true },
    })
  const noted = async (id: string) =>
    (
      await db.pool.query(
        "select actor, detail from operator_event where kind = 'reset_link_issued' and subject = $1",
        [id],
      )
    ).rows

  test('prints a link of the site that works once, ends the session, and notes how the person was checked', async () => {
    const { id, mobile, token } = await entered(db)
    const before = Date.now()
    const issued = await issue(mobile, '--checked', ` ${CHECKED} `, '--site', 'https://haixuan.example//')
    expect(issued.link).toMatch(/^https:\/\/haixuan\.example\/login\?view=reset#\S{43,}$/)
    expect(issued.mobile).toBe(mobile)
    expect(issued.text).toContain(`${issued.link}\n请只发给本人`)
    expect(issued.expiresAt - before).toBeGreaterThan(29 * 60_000)
    expect(issued.expiresAt - Date.now()).toBeLessThanOrEqual(30 * 60_000 + 5_000)
    expect(await noted(id)).toMatchObject([{ detail: { checked: CHECKED } }])
    expect((await reset(issued.link)).status).toBe(200)
    expect((await server.get('/api/user/getUserInfo', token)).status).toBe(401)
    expect(await server.signIn(mobile, NEW)).toMatch(/^hx_/)
    expect((await reset(issued.link)).body.reason).toBe('reset_link_dead')
  })

  test('a newer link ends the older; without a site the path alone is printed', async () => {
    const { mobile } = await person(db)
    const older = await issue(mobile, '--checked', CHECKED)
    const newer = await issue(mobile, '--checked', CHECKED)
    expect(newer.link).toMatch(/^\/login\?view=reset#/)
    expect((await reset(older.link)).body.reason).toBe('reset_link_dead')
    expect((await reset(newer.link)).status).toBe(200)
  })

  test('helps an operator too, whom the console refuses', async () => {
    const { mobile } = await person(db)
    await setOperator(db, mobile, true, 'test')
    expect((await reset((await issue(mobile, '--checked', CHECKED)).link)).status).toBe(200)
  })

  test.each([
    ['no word of how he was checked', []],
    ['only spaces', ['--checked', '   ']],
    ['one character', ['--checked', '核']],
  ])('%s: refused, nothing is issued and the password stays', async (_, about) => {
    const { id, mobile } = await person(db)
    await expect(issue(mobile, ...about)).rejects.toThrow('--checked')
    expect(await noted(id)).toEqual([])
    expect(await server.signIn(mobile, PASSWORD)).toMatch(/^hx_/)
  })

  test('two characters are enough; an unknown mobile and a missing one are refused', async () => {
    const { mobile } = await person(db)
    expect((await issue(mobile, '--checked', '电话')).link).toContain('#')
    await expect(issue(freshMobile(), '--checked', CHECKED)).rejects.toThrow()
    await expect(issue('--checked', CHECKED)).rejects.toThrow('手机号码')
  })
})
