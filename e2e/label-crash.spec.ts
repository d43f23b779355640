import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { elements } from './label-tool-page.ts'

/** Every commit crashes a few times; a release sets CRASHES=100. */
const CRASHES = Number(process.env['CRASHES'] ?? 4)

test('after a crash of the page every edit older than a second is back', async ({ context }) => {
  test.setTimeout(60_000 + CRASHES * 30_000)
  let safe = 0
  for (let crash = 0; crash < CRASHES; crash++) {
    const page = await context.newPage()
    await page.goto('/tag_generation/SideToolbar/AddTag')
    await expect(page.getByRole('application')).toBeVisible()
    await expect.poll(() => elements(page).count()).toBeGreaterThanOrEqual(safe)
    const edits: number[] = []
    const before = await elements(page).count()
    const until = Date.now() + 800 + Math.random() * 1_600
    while (Date.now() < until) {
      await page.getByRole('button', { name: '原产地' }).click()
      await expect(elements(page)).toHaveCount(before + edits.length + 1)
      edits.push(Date.now())
    }
    const at = Date.now()
    safe = before + edits.filter((edit) => at - edit > 1_000).length
    const session = await context.newCDPSession(page)
    // The answer never comes: the page is gone.
    void session.send('Page.crash').catch(() => {})
    await page.waitForEvent('crash')
    await page.close()
  }
  const page = await context.newPage()
  await page.goto('/tag_generation')
  await expect(page.getByRole('application')).toBeVisible()
  await expect.poll(() => elements(page).count()).toBeGreaterThanOrEqual(safe)
})

test('two windows on one label overwrite nothing of each other', async ({ context }) => {
  const one = await context.newPage()
  await one.goto('/tag_generation/SideToolbar/AddTag')
  await one.getByRole('button', { name: '原产地' }).click()
  // Said before the edit too: only once it is on the label does the word speak of it.
  await expect(elements(one)).toHaveCount(1)
  await expect(one.getByText('已保存在本机')).toBeVisible()
  // The second window does not take over what the first has open; it opens it from the list.
  const other = await context.newPage()
  await other.goto('/tag_generation/SideToolbar/TemplateList')
  await expect(other.getByRole('application')).toBeVisible()
  await expect(elements(other)).toHaveCount(0)
  await other.getByRole('tab', { name: '最近' }).click()
  await other.getByRole('button', { name: /未命名标签 70 × 70/ }).click()
  await expect(elements(other)).toHaveCount(1)

  await one.bringToFront()
  await one.getByRole('button', { name: '型号' }).click()
  await expect(elements(one)).toHaveCount(2)
  await expect(one.getByText('已保存在本机')).toBeVisible()
  await other.bringToFront()
  await other.getByRole('button', { name: '元素', exact: true }).click()
  await other.getByRole('button', { name: '批次' }).click()
  await expect(other.getByText(/已另存为副本/)).toBeVisible()
  await expect(other.getByRole('textbox', { name: '标签名称' })).toHaveValue(/冲突副本/)
  await one.bringToFront()
  await one.reload()
  await expect(elements(one).filter({ hasText: 'Model' })).toHaveCount(1)
  await expect(elements(one).filter({ hasText: 'Batch' })).toHaveCount(0)
})
