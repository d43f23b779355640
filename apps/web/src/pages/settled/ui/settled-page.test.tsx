import { expect, it } from 'vitest'
import { drawPage } from '#shared/drawn-page'
import { $token, $user, type User } from '#shared/session'
import { SettledPage } from './settled-page.tsx'

const application = {
  ...{
    id: 'a',
    company: '示例公司',
    creditCode: '91440300708461136T',
    contact: '张三',
    mobile: '13800138000',
  },
  ...{ reply: null, createdAt: 1_800_000_000_000, decidedAt: null },
}

/** The page of somebody whose newest application has come to this. */
async function visit(data: object | null) {
  const { place } = await drawPage(SettledPage, {
    answers: [
      [['getSettlement', undefined], data],
      [['listAreas', undefined], []],
    ],
    stores: [
      [$token, 't'],
      [$user, { mobile: '13800138000' } as User],
    ],
  })
  const steps = [...place.querySelectorAll('ol[aria-label=入驻流程] > li')]
  const now = steps.findIndex((step) => /进行中|出错/.test(step.textContent ?? ''))
  return { text: place.textContent ?? '', step: now, form: place.querySelector('form') !== null }
}

it('begins with the form', async () => {
  expect(await visit(null)).toMatchObject({ step: 0, form: true })
})

it.each([
  ['pending', '申请状态：待审核', 1, false],
  ['incomplete', '申请状态：需补充', 0, true],
  ['approved', '申请状态：已通过', 2, false],
  ['rejected', '申请状态：已拒绝', 1, true],
])('%s: %s at step %i, form: %s', async (status, words, step, form) => {
  const shown = await visit({ ...application, status, reply: '照片不清楚' })
  expect(shown).toMatchObject({ step, form })
  expect(shown.text).toContain(words)
  expect(shown.text).toContain('照片不清楚')
})
