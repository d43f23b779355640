import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { financeStores, monthFiles } from '../apps/api/src/demo/finance/finance-set.ts'
import { newPerson } from './people.ts'

export interface Bill {
  name: string
  mimeType: string
  buffer: Buffer
}

/** The files of October of the made full-managed store, as a seller has them in a folder. */
export async function billsOf(month: string): Promise<Bill[]> {
  const [store] = financeStores()
  const book = store.months.find((one) => one.month === month)
  if (!book) throw new Error(`The made store has no ${month}.`)
  return [...(await monthFiles(store, book))].map(([path, bytes]) => ({
    name: path.slice(path.lastIndexOf('/') + 1),
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(bytes),
  }))
}

/** Somebody new with one store and no bill. */
export async function newSeller(request: APIRequestContext) {
  const { token } = await newPerson(request)
  const answer = await request.post('/api/own-stores', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      ...{ key: crypto.randomUUID(), marketplace: 'temu', name: '晴野家居', mode: 'full' },
      ...{ mallId: `7${Date.now()}${Math.floor(Math.random() * 1_000)}`, books: ['全球'], currency: 'CNY' },
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return { token, url: new URL(answer.url()).origin }
}

export async function enter(page: Page, { token, url }: { token: string; url: string }, address: string) {
  await page.context().addCookies([{ name: 'token', value: token, url }])
  await page.goto(address)
}

/** The dialog of imports. */
export const dialogOf = (page: Page) => page.getByRole('dialog', { name: '导入结算单' })
