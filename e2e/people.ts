import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { legalTexts } from '../packages/api-sdk/src/operations.gen.ts'

/** What everybody accepts who opens an account. */
export const ACCEPTED = {
  termsVersion: legalTexts.terms.version,
  privacyVersion: legalTexts.privacy.version,
}

/** Somebody with an account of their own, so that a journey meets nothing of another one. */
export interface Person {
  mobile: string
  password: string
  token: string
}

let made = 0

/** Registers somebody whose number no other journey has. */
export async function newPerson(request: APIRequestContext): Promise<Person> {
  const unique = `${process.pid % 1000}`.padStart(3, '0') + `${Date.now() % 10_000}`.padStart(4, '0')
  const mobile = `17${unique}${`${made++ % 100}`.padStart(2, '0')}`
  const password = 'sommer-77-tag'
  const answer = await request.post('/api/weapp/register', {
    data: { mobile, password, confirm_password: password, ...ACCEPTED },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  const { data } = (await answer.json()) as { data: { token: string } }
  return { mobile, password, token: data.token }
}

/** Signs in by the form; the page must be the sign-in page. */
export async function signInAs(page: Page, { mobile, password }: Person): Promise<void> {
  await page.getByLabel('手机号码').fill(mobile)
  await page.getByRole('textbox', { name: '密码' }).fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL((address) => address.pathname !== '/login')
}

/** Signs out by the menu of the header, on a page that has one. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^用户 / }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await page.waitForURL('/login')
}
