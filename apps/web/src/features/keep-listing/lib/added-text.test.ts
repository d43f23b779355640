import { expect, test } from 'vitest'
import { addedText } from './added-text.ts'

const some = (result: 'added' | 'kept' | 'unknown', ...ids: string[]) => ids.map((id) => ({ id, result }))

test.each([
  [some('added', '1'), 'success', '已加入上架库'],
  [some('kept', '1'), 'success', '已在上架库中'],
  [some('added', '1', '2'), 'success', '已加入上架库 2 项'],
  [[...some('added', '1'), ...some('kept', '2')], 'success', '已加入上架库 1 项；1 项已在上架库中'],
  [some('kept', '1', '2'), 'success', '2 项已在上架库中'],
  [some('unknown', 'x'), 'warning', '1 项尚未收录，没有加入：x'],
  [
    [...some('added', '1'), ...some('unknown', 'a', 'b', 'c', 'd')],
    'warning',
    '已加入上架库 1 项；4 项尚未收录，没有加入：a、b、c…',
  ],
] as const)('%#: %s', (results, tone, text) => {
  expect(addedText(results)).toEqual({ tone, text })
})
