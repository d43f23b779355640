import { createToastQueue } from '@haixuan/ui-kit'
import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { $toasts } from '#shared/notice'
import {
  $settlementErrors,
  type SettlementDraft,
  settlementFaults,
  settlementSubmitted,
  submitSettlementFx,
} from './settlement.ts'

const right: SettlementDraft = {
  ...{ company: '腾讯', creditCode: '91440300708461136t', licence: new File(['x'], 'a.png'), areaCode: null },
  ...{ address: '', licenceUntil: '', legalPerson: '', contact: '张三', mobile: '13800138000', email: '' },
  ...{ platforms: ['temu'], shopUrl: '', yearlySales: null, needs: ['api'], inviteCode: '', remark: '' },
  hasAgreed: true,
}

test('a right form has no faults; each wrong field says its own', () => {
  expect(settlementFaults(right)).toEqual({})
  const wrong: [Partial<SettlementDraft>, string][] = [
    [{ company: ' ' }, 'company'],
    [{ creditCode: '914403007084611360' }, 'creditCode'],
    [{ creditCode: '9144030070846113IT' }, 'creditCode'],
    [{ licence: null }, 'licence'],
    [{ contact: '' }, 'contact'],
    [{ mobile: '12800138000' }, 'mobile'],
    [{ email: 'a@b' }, 'email'],
    [{ shopUrl: 'javascript:alert(1)' }, 'shopUrl'],
    [{ platforms: [] }, 'platforms'],
    [{ needs: [] }, 'needs'],
    [{ hasAgreed: false }, 'agreement'],
  ]
  for (const [about, field] of wrong)
    expect(Object.keys(settlementFaults({ ...right, ...about }))).toEqual([field])
})

test('a wrong form is not sent, a right one is', async () => {
  const sent = vi.fn()
  const scope = fork({ handlers: [[submitSettlementFx, sent]], values: [[$toasts, createToastQueue()]] })
  await allSettled(settlementSubmitted, { scope, params: { ...right, mobile: '' } })
  expect(sent).not.toHaveBeenCalled()
  expect(scope.getState($settlementErrors)).toEqual({ mobile: '请输入手机号码' })
  await allSettled(settlementSubmitted, { scope, params: right })
  expect(sent).toHaveBeenCalledOnce()
  expect(scope.getState($settlementErrors)).toEqual({})
})
