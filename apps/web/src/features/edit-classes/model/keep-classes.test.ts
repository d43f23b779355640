import { createToastQueue } from '@haixuan/ui-kit'
import { allSettled, fork } from 'effector'
import { expect, it, onTestFinished, vi } from 'vitest'
import { $queryClient, api, createQueryClient } from '#shared/api'
import { $toasts } from '#shared/notice'
import { checkClassesFx, keepClassesFx } from './keep-classes.ts'

const BODY = { revision: 1, rules: [{ type: '', remark: '包材', class: 'disposal' as const, isOn: true }] }
const LISTS = [
  ...['getFinanceClassRules', 'getFinanceBooks', 'getFinanceCourse'],
  ...['searchFinanceLines', 'searchFinanceReconciliation'],
]

function begin(answer: () => Promise<unknown> = async () => ({})) {
  const call = vi.spyOn(api, 'call').mockImplementation(answer as never)
  onTestFinished(() => call.mockRestore())
  const [client, toasts] = [createQueryClient(), createToastQueue()]
  for (const list of LISTS) client.setQueryData([list, {}], [])
  const scope = fork({
    values: [
      [$toasts, toasts],
      [$queryClient, client],
    ],
  })
  const old = () => LISTS.filter((list) => client.getQueryState([list, {}])?.isInvalidated === true)
  return { scope, call, old, said: () => toasts.shown().map(({ text }) => text) }
}

it('a check keeps nothing and makes nothing old', async () => {
  const { scope, call, old, said } = begin()
  await allSettled(checkClassesFx, { scope, params: BODY })
  expect(call.mock.calls[0]?.slice(0, 2)).toEqual([
    'putFinanceClassRules',
    { body: { ...BODY, dryRun: true } },
  ])
  expect([old(), said()]).toEqual([[], []])
})

it('rules that are kept are said, and everything with classes is read again', async () => {
  const { scope, call, old, said } = begin()
  await allSettled(keepClassesFx, { scope, params: BODY })
  expect(call.mock.calls[0]?.[1]).toEqual({ body: { ...BODY, dryRun: false } })
  expect([old(), said()]).toEqual([LISTS, ['归类规则已保存，各月已按新规则计算']])
})

it('after a refusal the rules are read again: somebody else may have changed them', async () => {
  const { scope, old, said } = begin(() => Promise.reject(new Error('no')))
  await allSettled(keepClassesFx, { scope, params: BODY })
  expect([old(), said()]).toEqual([LISTS, []])
})
