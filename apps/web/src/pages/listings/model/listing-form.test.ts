import { fork } from 'effector'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { ListingRow } from '#entities/listing'
import { api } from '#shared/api'
import { fillForm } from '#shared/filled-form'
import { listingDraft, listingForm } from './listing-form.ts'

const row = {
  ...{ marketplace: 'temu', id: '7', status: 'sourced', targetShop: '一号店', targetSite: 210 },
  ...{ cost: { amount: 1_850, currency: 'USD' }, costSource: '1688', declaredPrice: null, note: null },
} as ListingRow

function begin() {
  const call = vi.spyOn(api, 'call').mockResolvedValue({ changed: 1 } as never)
  onTestFinished(() => call.mockRestore())
  return { call, scope: fork() }
}

const written = {
  ...{ ids: ['7'], status: 'sourced', targetShop: '一号店', targetSite: 210 },
  ...{ cost: { amount: 1_850, currency: 'USD' }, costSource: '1688', declaredPrice: null, note: null },
}

it('what is known of a listing is told back as it was', async () => {
  const { call, scope } = begin()
  await fillForm(scope, listingForm, listingDraft(row))
  expect(call.mock.calls).toEqual([
    ['updateListings', { path: { marketplace: 'temu' }, body: written }, { quiet: true }],
  ])
})

it('a price that is not known yet is offered in the currency of the cost', () => {
  expect(listingDraft(row).declaredPrice).toEqual({ amount: '', currency: 'USD' })
  expect(listingDraft({ ...row, cost: null }).cost).toEqual({ amount: '', currency: 'CNY' })
})

it('what was emptied is told as nothing, and an amount in minor units', async () => {
  const { call, scope } = begin()
  await fillForm(scope, listingForm, {
    ...listingDraft(row),
    ...{ targetShop: ' ', targetSite: null, costSource: 'none', note: ' 补货 ' },
    declaredPrice: { amount: '32', currency: 'CNY' },
  })
  expect(call.mock.calls[0]?.[1]).toEqual({
    path: { marketplace: 'temu' },
    body: {
      ...written,
      ...{ targetShop: null, targetSite: null, costSource: null, note: '补货' },
      declaredPrice: { amount: 3_200, currency: 'CNY' },
    },
  })
})

it.each(['cost', 'declaredPrice'] as const)('a %s that is no amount is not sent', async (field) => {
  const { call, scope } = begin()
  await fillForm(scope, listingForm, { ...listingDraft(row), [field]: { amount: '一', currency: 'CNY' } })
  expect(Object.keys(scope.getState(listingForm.$errors))).toEqual([field])
  expect(call).not.toHaveBeenCalled()
})
