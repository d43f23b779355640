import type { components } from '@haixuan/api-sdk'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { api } from '#shared/api'
import { drawPage } from '#shared/drawn-page'
import type { ExportRequest, ExportSubject } from '../model/wish.ts'
import { ExportDialog } from './export-dialog.tsx'

afterEach(() => vi.restoreAllMocks())

type Quote = components['schemas']['ExportQuote']
const FAVOURITES: ExportSubject = {
  operation: 'searchFavourites',
  params: { marketplace: 'temu', kind: 'goods' },
  query: {},
  title: '我的收藏',
  columns: [{ id: 'note' }, { id: 'priceNow' }],
}

/** The dialog over a server that counts 60 rows for a tier with so many rows a day. */
async function opened(limit: number, subject: ExportSubject = FAVOURITES) {
  const bodies: (Record<string, unknown> | undefined)[] = []
  vi.spyOn(api, 'call').mockImplementation((async (operation: string, input?: { body?: unknown }) => {
    if (operation !== 'quoteExport') {
      bodies.push(input?.body as Record<string, unknown> | undefined)
      throw new Error('not part of this test')
    }
    const marketColumns = (input?.body as ExportRequest | undefined)?.marketColumns
    const ownList = subject.operation === 'searchFavourites'
    const ownData = ownList && marketColumns === false
    const quote: Quote = {
      ...{ rows: 60, matching: 60, cutBy: null, ownList, ownData, limit, used: 0, left: limit },
      ...{
        resetAt: 0,
        templates: [],
        next: null,
        refusal: ownData || limit >= 60 ? null : '请去掉市场数据列',
      },
    }
    return quote
  }) as never)
  await drawPage(() => <ExportDialog subject={subject} onClose={() => undefined} />)
  await settled()
  const dialog = document.querySelector('[role=dialog]') as HTMLElement
  const box = () => dialog.querySelector<HTMLInputElement>('input[type=checkbox]')
  const go = () =>
    [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith('导出 60'))
  return { dialog, box, go, bodies }
}
const settled = () => act(() => new Promise<void>((resolve) => void setTimeout(resolve, 20)))
const asked = (bodies: (Record<string, unknown> | undefined)[]) =>
  bodies.map((body) => body?.['request'] as ExportRequest | undefined).find(Boolean)?.marketColumns

test('without rows to export the own columns are written, and the dialog says so before', async () => {
  const { dialog, box, go, bodies } = await opened(0)
  expect([box()?.checked, box()?.disabled]).toEqual([false, true])
  expect(dialog.textContent).toContain('现价、销量等市场数据列不写入文件；您自己的列全部导出，不占额度。')
  expect(dialog.textContent).toContain('自己的数据，不占额度')
  expect(dialog.textContent).not.toContain('请去掉市场数据列')
  await act(async () => go()?.click())
  expect(asked(bodies)).toBe(false)
})

test('with rows to export the market columns are in, and can be left out', async () => {
  const { box, go, bodies } = await opened(2_000)
  expect([box()?.checked, box()?.disabled]).toEqual([true, false])
  await act(async () => box()?.click())
  await settled()
  expect(box()?.checked).toBe(false)
  await act(async () => go()?.click())
  expect(asked(bodies)).toBe(false)
})

test('with too few rows left the refusal is shown until the columns are left out', async () => {
  const { dialog, box, go } = await opened(59)
  expect(dialog.textContent).toContain('请去掉市场数据列')
  expect(go()?.disabled).toBe(true)
  await act(async () => box()?.click())
  await settled()
  expect(dialog.textContent).not.toContain('请去掉市场数据列')
  expect(go()?.disabled).toBe(false)
})

test('a board has no such choice, and its file is asked for as ever', async () => {
  const board: ExportSubject = { ...FAVOURITES, operation: 'searchGoods', params: { marketplace: 'temu' } }
  const { box, go, bodies } = await opened(2_000, board)
  expect(box()).toBeNull()
  await act(async () => go()?.click())
  expect(asked(bodies)).toBeUndefined()
})
