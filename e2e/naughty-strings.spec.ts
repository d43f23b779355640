import { expect } from '@playwright/test'
import { addHost, tokenOf } from './host-client.ts'
import { test } from './journey.ts'
import { NAUGHTY, WRITTEN, watchTexts } from './naughty-page.ts'

type Slot = { holder: Record<string, unknown>; key: string }

function slotsIn(value: unknown): Slot[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    WRITTEN.includes(key) && typeof inner === 'string'
      ? [{ holder: value as Record<string, unknown>, key }]
      : slotsIn(inner),
  )
}

/** Puts the whole list into the written texts of an answer, a part of it into each. */
function poison(answer: unknown): number {
  const slots = slotsIn(answer)
  const each = Math.ceil(NAUGHTY.length / Math.max(slots.length, 1))
  for (const [index, { holder, key }] of slots.entries()) {
    const from = (index * each) % NAUGHTY.length
    holder[key] = NAUGHTY.slice(from, from + each).join(' ')
  }
  return slots.length
}

test('515 naughty strings in the texts that people write run nowhere, where those texts are shown', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000)
  expect(NAUGHTY).toHaveLength(515)
  const ran = await watchTexts(page, baseURL)
  let poisoned = 0
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response })
    const answer: unknown = await response.json()
    poisoned += poison(answer)
    return route.fulfill({ response, json: answer })
  })
  const enter = async (mobile: string) => {
    await page.context().clearCookies()
    const token = await tokenOf(page.request, mobile)
    await page.context().addCookies([{ name: 'token', value: token, url: baseURL ?? '' }])
  }
  const visit = async (path: string, shown: () => Promise<unknown>) => {
    const before = poisoned
    await page.goto(path)
    await shown()
    expect(poisoned - before, path).toBeGreaterThan(1)
    expect(ran, path).toEqual([])
  }
  const rows = () => page.getByRole('gridcell').first().waitFor()

  await enter('13800138002')
  await visit('/', async () => {
    await page.getByRole('button', { name: /^用户/ }).click()
    await page.getByRole('menuitem', { name: '子账号管理' }).click()
    await page.getByRole('dialog', { name: '子账号管理' }).getByRole('rowheader').first().waitFor()
  })
  await visit('/share', async () => {
    await page.getByRole('rowheader').first().waitFor()
    await page.getByRole('tab', { name: '订单' }).click()
    await page.getByRole('rowheader').first().waitFor()
  })
  await visit('/temu/home', rows)
  await visit('/auth', async () => page.getByRole('heading', { name: '授权结果' }).waitFor())
  await enter('13800138003')
  for (const path of ['/temu/collect', '/temu/grounding', '/tiktok/creatorcollect', '/tiktok/live'])
    await visit(path, rows)
  await enter('13800138009')
  // Something to show, and an act in the log.
  await addHost(page.request, 'naughty.localhost')
  for (const tab of ['users', 'hosts', 'events']) await visit(`/admin?tab=${tab}`, rows)
  expect(poisoned).toBeGreaterThan(200)
  // A call that the page still waits for must not come back to a test that is over.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
