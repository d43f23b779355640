import { allSettled, createWatch, fork } from 'effector'
import { expect, it, onTestFinished, vi } from 'vitest'
import { $toasts, noticeAsked } from '#shared/notice'
import {
  $baskets,
  type Compared,
  compareAdded,
  compareCleared,
  compareRemoved,
  compareToggled,
  keepBasketsFx,
  notYet,
} from './basket.ts'

const temu = (id: string): Compared => ({ marketplace: 'temu', id })
const shein = (id: string): Compared => ({ marketplace: 'shein', id })

function begin(goods: readonly Compared[]) {
  let shown = 0
  const toasts = { success: vi.fn(() => ++shown), warning: vi.fn(), dismiss: vi.fn() }
  const scope = fork({
    values: [
      [$toasts, toasts as never],
      [$baskets, { goods, shop: [temu('s')] }],
    ],
    handlers: [[keepBasketsFx, () => undefined]],
  })
  const asked: unknown[] = []
  createWatch({ unit: noticeAsked, scope, fn: (notice) => asked.push(notice) })
  return { scope, toasts, asked, goods: () => scope.getState($baskets).goods }
}

it('the same id on another marketplace is another thing', () => {
  expect(notYet([temu('1')], [temu('1'), shein('1'), temu('2')])).toEqual([shein('1'), temu('2')])
})

it('of several rows those go in that are missing; when all are in, all go out', async () => {
  const { scope, toasts, goods } = begin([temu('1')])
  const params = { subject: 'goods' as const, items: [temu('1'), shein('1')] }
  await allSettled(compareToggled, { scope, params })
  expect(goods()).toEqual([temu('1'), shein('1')])
  await allSettled(compareToggled, { scope, params })
  expect(goods()).toEqual([])
  expect(toasts.success.mock.calls).toEqual([['已加入对比（2/6）'], ['已移出对比（0/6）']])
})

it('what is removed leaves the rest and the other kind; the notice before it goes', async () => {
  const { scope, toasts, goods } = begin([temu('1'), shein('1')])
  const remove = (item: Compared) =>
    allSettled(compareRemoved, { scope, params: { subject: 'goods', items: [item] } })
  await remove(temu('1'))
  expect([goods(), scope.getState($baskets).shop]).toEqual([[shein('1')], [temu('s')]])
  expect(toasts.dismiss).not.toHaveBeenCalled()
  await remove(shein('1'))
  expect(toasts.dismiss.mock.calls).toEqual([[1]])
  await allSettled(compareCleared, { scope, params: 'shop' })
  expect(scope.getState($baskets)).toEqual({ goods: [], shop: [] })
})

it('as many as fit go in; one more is refused with what to do, and nothing goes in', async () => {
  const { scope, asked, goods } = begin([temu('1'), temu('2')])
  const add = (...items: Compared[]) =>
    allSettled(compareAdded, { scope, params: { subject: 'goods', items } })
  await add(...['3', '4', '5', '6', '7'].map(temu))
  expect(goods()).toHaveLength(2)
  expect(asked).toEqual([{ tone: 'warning', text: '最多对比 6 个，对比栏里已有 2 个，请先移除一些' }])
  await add(...['2', '3', '4', '5', '6'].map(temu))
  expect(goods().map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6'])
  expect(asked).toHaveLength(1)
})

it('the basket is kept in this browser', async () => {
  const setItem = vi.fn()
  vi.stubGlobal('localStorage', { setItem })
  onTestFinished(() => void vi.unstubAllGlobals())
  await allSettled(keepBasketsFx, { scope: fork(), params: { goods: [temu('1')], shop: [shein('2')] } })
  expect(setItem.mock.calls).toEqual([['haixuan.compare', '{"goods":"temu:1","shop":"shein:2"}']])
})
