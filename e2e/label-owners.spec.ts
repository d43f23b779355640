// Several people at one browser: nobody sees, sends or overwrites the labels of another, and everybody finds their own.
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { newPerson, type Person, signInAs, signOut } from './people.ts'

const TOOL = '/tag_generation/SideToolbar/AddTag'
const name = (page: Page) => page.getByRole('textbox', { name: '标签名称' })

async function openAs(page: Page, person: Person): Promise<void> {
  await page.goto(`/login?redirect=${encodeURIComponent(TOOL)}`)
  await signInAs(page, person)
  await name(page).waitFor()
}

/** Renames the open label; it is in storage of this browser afterwards. */
async function write(page: Page, text: string): Promise<void> {
  await name(page).fill(text)
  await name(page).press('Enter')
  await page.waitForTimeout(1_200)
}

async function leave(page: Page): Promise<void> {
  await page.goto('/download')
  await signOut(page)
}

async function inAccount(request: APIRequestContext, { token }: Person): Promise<string[]> {
  const answer = await request.get('/api/labels', { headers: { authorization: `Bearer ${token}` } })
  const { data } = (await answer.json()) as { data: { name: string }[] }
  return data.map((label) => label.name)
}

/** Names of the labels that the tool lists. */
async function listed(page: Page): Promise<string> {
  await page.goto('/tag_generation/SideToolbar/TemplateList')
  await page.getByRole('tab', { name: '最近' }).click()
  return page
    .getByRole('tabpanel', { name: '最近' })
    .textContent()
    .then((text) => text ?? '')
}

/** All that this browser keeps of labels, as text. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const rows: unknown[] = [{ ...localStorage }, { ...sessionStorage }]
    for (const base of ['haixuan-labels', 'haixuan-label-sync', 'haixuan-labels-folders']) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(base)
        opening.onsuccess = () => resolve(opening.result)
      })
      for (const store of database.objectStoreNames) {
        const asked = database.transaction(store).objectStore(store).getAll()
        rows.push(
          await new Promise((resolve) => {
            asked.onsuccess = () => resolve(asked.result)
          }),
        )
      }
      database.close()
    }
    return JSON.stringify(rows)
  })

test('a label that its account does not have yet is hidden from the next person and goes home later', async ({
  page,
  request,
}) => {
  const [first, second] = [await newPerson(request), await newPerson(request)]
  // The account cannot be reached while the first person works.
  await page.route('**/api/labels**', (route) => route.abort())
  await openAs(page, first)
  await write(page, '甲的标签')
  await expect(page.getByText('联网后同步到账号')).toBeVisible()
  await leave(page)
  await page.unroute('**/api/labels**')

  await openAs(page, second)
  await expect(name(page)).not.toHaveValue('甲的标签')
  await expect(page.getByText('已保存到账号')).toBeVisible()
  expect(await listed(page)).not.toContain('甲的标签')
  await page.goto(TOOL)
  await write(page, '乙的标签')
  await expect(page.getByText('已保存到账号')).toBeVisible()
  expect(await inAccount(request, second)).toEqual(['乙的标签'])
  await leave(page)

  // A visitor sees neither.
  expect(await listed(page)).not.toMatch(/甲的标签|乙的标签/)

  await openAs(page, first)
  await expect.poll(() => inAccount(request, first)).toEqual(['甲的标签'])
  expect(await listed(page)).toContain('甲的标签')
})

test('a label that is left before the first round goes to nobody else', async ({ page, request }) => {
  const [first, second] = [await newPerson(request), await newPerson(request)]
  await openAs(page, first)
  // In the storage of the browser, but before the first round.
  await write(page, '刚写下的')
  await leave(page)
  await openAs(page, second)
  await expect(page.getByText('已保存到账号')).toBeVisible()
  await expect(name(page)).not.toHaveValue('刚写下的')
  expect(await inAccount(request, second)).toEqual([])
  await leave(page)
  await openAs(page, first)
  await expect.poll(() => inAccount(request, first)).toEqual(['刚写下的'])
})

test('what the account has leaves the browser when its owner signs out, and comes back with them', async ({
  page,
  request,
}) => {
  const [first, second] = [await newPerson(request), await newPerson(request)]
  await openAs(page, first)
  await write(page, '已在账号里的')
  await expect(page.getByText('已保存到账号')).toBeVisible()
  expect(await inAccount(request, first)).toEqual(['已在账号里的'])
  await leave(page)
  expect(await stored(page)).not.toContain('已在账号里的')

  await openAs(page, second)
  await expect(name(page)).not.toHaveValue('已在账号里的')
  await write(page, '乙改过')
  await expect(page.getByText('已保存到账号')).toBeVisible()
  expect(await inAccount(request, second)).toEqual(['乙改过'])
  await leave(page)

  await openAs(page, first)
  await expect(page.getByText('已保存到账号')).toBeVisible()
  expect(await listed(page)).toContain('已在账号里的')
  expect(await listed(page)).not.toContain('乙改过')
  expect(await inAccount(request, first)).toEqual(['已在账号里的'])
})

test('a session that ends elsewhere wipes as a sign-out does, responsible persons among it', async ({
  page,
  request,
}) => {
  const first = await newPerson(request)
  await openAs(page, first)
  await write(page, '会话结束前的')
  await expect(page.getByText('已保存到账号')).toBeVisible()
  await page.evaluate(() => localStorage.setItem('haixuan.label.profile', '{"ecRepName":"Person GmbH"}'))
  const own = await page.evaluate(() => /token=([^;]+)/.exec(document.cookie)?.[1] ?? '')
  await request.post('/api/user/logout', { headers: { authorization: `Bearer ${own}` } })
  await page.goto('/temu/home')
  await page.waitForURL(/\/login\?redirect=/)
  await expect(page.getByText('登录已过期，请重新登录')).toHaveCount(1)
  const left = await stored(page)
  expect(left).not.toContain('会话结束前的')
  expect(left).not.toContain('Person GmbH')
})

test('a server that does not answer keeps nobody signed in', async ({ page, context, request }) => {
  const first = await newPerson(request)
  await page.goto('/login?redirect=%2Fdownload')
  await signInAs(page, first)
  await page.route('**/api/user/logout', () => new Promise(() => {}))
  const other = await context.newPage()
  await other.goto('/temu/home')
  await other.getByRole('button', { name: /^用户 / }).waitFor()
  await signOut(page)
  await other.waitForURL(/\/login/)
  expect(await context.cookies()).toEqual([])
})

test('labels of a visitor become those of an account only by a yes', async ({ page, request }) => {
  const [first, second] = [await newPerson(request), await newPerson(request)]
  await page.goto(TOOL)
  await write(page, '未登录时做的')
  await expect(page.getByText('已保存在本机')).toBeVisible()

  await openAs(page, first)
  const question = page.getByRole('alertdialog', { name: '把本机的标签放进此账号？' })
  await expect(question).toContainText('“未登录时做的”')
  await question.getByRole('button', { name: '留在本机' }).click()
  await expect(page.getByText('已保存到账号')).toBeVisible()
  expect(await inAccount(request, first)).toEqual([])
  await leave(page)
  await page.goto(TOOL)
  await expect(name(page)).toHaveValue('未登录时做的')

  await openAs(page, second)
  await question.getByRole('button', { name: '放进此账号' }).click()
  await expect(name(page)).toHaveValue('未登录时做的')
  await expect.poll(() => inAccount(request, second)).toEqual(['未登录时做的'])
  await leave(page)
  await page.goto(TOOL)
  await expect(name(page)).not.toHaveValue('未登录时做的')
})
