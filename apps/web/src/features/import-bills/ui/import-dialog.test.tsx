import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { type FinanceImport, financeImportQuery } from '#entities/finance-import'
import { api } from '#shared/api'
import { drawPage } from '#shared/drawn-page'
import { FULL_STORE, file, PET_STORE, sampleImport, sheet } from '../lib/sample-import.fixture.ts'
import { useImportAddress } from '../model/use-import-address.ts'
import { ImportDialog } from './import-dialog.tsx'

afterEach(() => vi.restoreAllMocks())

function Page() {
  const address = useImportAddress()
  return address.isOpen ? <ImportDialog address={address} /> : null
}

async function draw(data: FinanceImport, step = '') {
  const calls: unknown[] = []
  vi.spyOn(api, 'call').mockImplementation((async (name: string, input: unknown) => {
    if (/^(answer|commit|undo|drop)/.test(name)) calls.push([name, input])
    return name === 'searchOwnStores' ? { rows: [], count: 0 } : data
  }) as never)
  const drawn = await drawPage(Page, {
    at: `/?import=${data.id}${step}`,
    answers: [[financeImportQuery(data.id).queryKey, data]],
  })
  const text = () => document.body.textContent ?? ''
  const button = (name: string) =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === name)
  const press = async (name: string) => await act(async () => button(name)?.click())
  const isOff = (name: string) =>
    button(name)?.disabled === true || button(name)?.getAttribute('aria-disabled') === 'true'
  return { ...drawn, calls, text, press, isOff }
}

const asking = (guess: string | null) =>
  sampleImport({
    ...{ state: 'asking', added: null, duplicate: null, preview: null },
    files: [file({ store: null, question: { kind: 'store', text: '这是哪家店的账单？', guess } })],
  })

it('a question stops the next step until it is answered', async () => {
  const { text, isOff, press, calls, address } = await draw(asking(null))
  expect(text()).toContain('这是哪家店的账单？')
  expect(text()).toContain('要你确认')
  expect(isOff('下一步：预览')).toBe(true)
  const choice = [...document.querySelectorAll('label')].find(({ textContent }) =>
    textContent?.includes('拾光宠物生活'),
  )
  await act(async () => choice?.click())
  expect(isOff('下一步：预览')).toBe(false)
  await press('下一步：预览')
  expect(calls).toEqual([
    [
      'answerFinanceImport',
      { path: { id: asking(null).id }, body: { files: [{ no: 0, store: PET_STORE }] } },
    ],
  ])
  expect(address()).toContain('import_step=preview')
})

it('a guess is chosen before and can be confirmed as it is', async () => {
  const { isOff, press, calls } = await draw(asking(FULL_STORE))
  expect(isOff('下一步：预览')).toBe(false)
  await press('下一步：预览')
  expect(calls).toEqual([
    ['answerFinanceImport', expect.objectContaining({ body: { files: [{ no: 0, store: FULL_STORE }] } })],
  ])
})

it('a damaged file says why, and is taken out by itself', async () => {
  const broken = file({
    no: 1,
    name: '发货面单费.xlsx',
    store: null,
    sheets: [sheet({ kind: 'broken', problem: '文件只有一半。' })],
  })
  const { text, press, calls, isOff } = await draw(sampleImport({ files: [file(), broken] }))
  expect(text()).toContain('文件只有一半。没有读入任何一行。')
  expect(text()).toContain('2 个文件 · 1 张表认出 · 1 个文件打不开')
  expect(isOff('下一步：预览')).toBe(false)
  await press('移除')
  expect(calls).toEqual([
    ['answerFinanceImport', expect.objectContaining({ body: { files: [{ no: 1, skip: true }] } })],
  ])
})

it('a file that was left out is taken back', async () => {
  const out = file({
    no: 1,
    name: 'b.xlsx',
    store: null,
    sheets: [sheet({ kind: 'skipped', title: '不导入' })],
  })
  const { press, calls } = await draw(sampleImport({ files: [file(), out] }))
  await press('改为导入')
  expect(calls).toEqual([
    ['answerFinanceImport', expect.objectContaining({ body: { files: [{ no: 1, skip: false }] } })],
  ])
})

it('the month of rows without a time is said again', async () => {
  const months = file({ no: 1, name: 'b.xlsx', sheets: [sheet({ months: ['2026-09'] })] })
  const { calls } = await draw(sampleImport({ files: [file({ period: '2026-10' }), months] }))
  const month = [...document.querySelectorAll('select')].find((one) => one.value === '2026-10')
  expect([...(month?.options ?? [])].map(({ value }) => value)).toContain('2026-09')
  await act(async () => {
    if (month) month.value = '2026-09'
    month?.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect(calls).toEqual([
    ['answerFinanceImport', expect.objectContaining({ body: { files: [{ no: 0, period: '2026-09' }] } })],
  ])
})

it('the address leads to the money, and back to what the files are', async () => {
  const { text, press, calls, address } = await draw(sampleImport(), '&import_step=preview')
  for (const word of [
    ...['1,710 行新增', '1,048 行重复，跳过', '0 行拒收', '这些钱会记进来 · CNY', '+72,212.43'],
    ...[
      '单独列，不与人民币相加',
      '账务明细另有 86 行只用来核对，不与明细相加。',
      '对毛利的影响 · 2026 年 10 月',
    ],
    ...['¥52,625.98', '¥69,462.69', '+60,001.32', '−6,286.28', '−36,878.33', '+16,836.71'],
    '确认前不会改动任何数字；确认后可整批撤销',
  ])
    expect(text()).toContain(word)
  await press('上一步')
  expect(address()).not.toContain('import_step')
  expect(text()).toContain('1 个文件 · 1 张表认出')
  await press('下一步：预览')
  await press('写入 1,710 行')
  expect(calls).toEqual([['commitFinanceImport', { path: { id: sampleImport().id } }]])
})

it('where nothing is new, nothing can be written', async () => {
  const known = await draw(sampleImport({ added: 0 }), '&import_step=preview')
  expect(known.isOff('写入 0 行')).toBe(true)
  known.leave()
  const notice = file({ sheets: [sheet({ kind: 'no_bills', title: '平台提示：没有账单' })] })
  const covered = await draw(sampleImport({ added: 0, files: [notice] }), '&import_step=preview')
  expect(covered.isOff('写入 0 行')).toBe(false)
})

it('writing goes on behind, and what was written can be taken back', async () => {
  const writing = await draw(sampleImport({ state: 'committing' }))
  expect(writing.text()).toContain('正在写入 1,710 行')
  await writing.press('在后台继续')
  expect(writing.address()).not.toContain('import=')
  const done = await draw(sampleImport({ state: 'committed', committedAt: Date.UTC(2026, 10, 25, 12, 14) }))
  expect(done.text()).toContain('已写入 1,710 行')
  expect(done.text()).toContain('2026-11-25 20:14 · 1 个文件 · 重复 1,048 行已跳过，拒收 0 行')
  expect(done.text()).toContain('看 10 月毛利')
  await done.press('撤销这次导入')
  expect(done.calls).toEqual([['undoFinanceImport', { path: { id: sampleImport().id } }]])
})

it('what failed says that nothing was written, and why', async () => {
  const { text, press, calls } = await draw(
    sampleImport({ state: 'failed', problem: '店铺已归档，请恢复后重试' }),
  )
  expect(text()).toContain('没有写入任何数据')
  expect(text()).toContain('店铺已归档，请恢复后重试')
  await press('移除这次导入')
  expect(calls).toEqual([['dropFinanceImport', { path: { id: sampleImport().id } }]])
})
