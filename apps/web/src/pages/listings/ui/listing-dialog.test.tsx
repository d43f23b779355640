import { HaixuanError } from '@haixuan/api-sdk'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { ListingRow } from '#entities/listing'
import { api } from '#shared/api'
import { drawPage } from '#shared/drawn-page'
import { ListingDialog } from './listing-dialog.tsx'

afterEach(() => vi.restoreAllMocks())

const row: ListingRow = {
  marketplace: 'temu',
  status: 'wanted',
  ...{ id: '1', title: '猫抓板', titleZh: null, imageUrl: null, url: null, shop: null, priceUsd: null },
  ...{ targetShop: '一号店', targetSite: null, cost: null, costSource: null, declaredPrice: null },
  ...{ profitRate: null, note: null, addedAt: 0, updatedAt: 0, isGone: false, quality: null },
}

it.each<[HaixuanError, string | undefined, string]>([
  [new HaixuanError({ code: -1, status: 0, reason: 'network', message: '网络断了' }), '网络断了', '网络断了'],
  [
    new HaixuanError({
      ...{ code: -1, status: 400, reason: 'bad_request', message: '请求错误' },
      fields: [{ path: 'body.note', message: '备注太长' }],
    }),
    undefined,
    '备注太长',
  ],
])('a change that was not kept is said once, where it belongs: %s', async (failure, above, said) => {
  const call = vi.spyOn(api, 'call').mockRejectedValue(failure)
  const onClose = vi.fn()
  await drawPage(() => <ListingDialog row={row} onClose={onClose} />)
  const dialog = document.querySelector('[role=dialog]')
  await act(async () =>
    dialog?.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  )
  const written = call.mock.calls.find(([operation]) => operation === 'updateListings')
  expect(written?.[2]).toEqual({ quiet: true })
  expect(dialog?.querySelector('[role=alert]')?.textContent).toBe(above)
  expect((dialog?.textContent?.split(said).length ?? 0) - 1).toBe(1)
  expect(onClose).not.toHaveBeenCalled()
})
