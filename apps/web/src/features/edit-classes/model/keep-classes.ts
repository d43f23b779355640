import type { CallInput, HaixuanError } from '@haixuan/api-sdk'
import type { components } from '@haixuan/api-sdk/schema'
import { createEffect, sample } from 'effector'
import { api, invalidateFx } from '#shared/api'
import { noticeAsked } from '#shared/notice'

export type ClassRules = components['schemas']['FinanceClassRules']
export type ClassRule = ClassRules['rules'][number]
export type ClassEffect = components['schemas']['FinanceClassEffect']
type Body = Pick<CallInput<'putFinanceClassRules'>['body'], 'revision' | 'rules'>

/** Asks what a list of rules would do; nothing is kept. */
export const checkClassesFx = createEffect<Body, ClassEffect, HaixuanError>((body) =>
  api.call('putFinanceClassRules', { body: { ...body, dryRun: true } }, { quiet: true }),
)
/** Keeps a list of rules. */
export const keepClassesFx = createEffect<Body, ClassEffect, HaixuanError>((body) =>
  api.call('putFinanceClassRules', { body: { ...body, dryRun: false } }, { quiet: true }),
)

sample({
  clock: keepClassesFx.done,
  fn: () => ({ tone: 'success' as const, text: '归类规则已保存，各月已按新规则计算' }),
  target: noticeAsked,
})
// Also after a failure: somebody else may have changed the rules.
for (const list of [
  ...['getFinanceClassRules', 'listFinanceClassChanges', 'getFinanceBooks'],
  ...['getFinanceCourse', 'searchFinanceLines', 'searchFinanceReconciliation'],
]) {
  sample({ clock: keepClassesFx.finally, fn: () => [list], target: invalidateFx })
}
