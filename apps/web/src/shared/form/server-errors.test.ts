import { HaixuanError } from '@haixuan/api-sdk'
import { expect, it } from 'vitest'
import { serverErrors } from './server-errors.ts'

const failure = (status: number, reason: string, paths: readonly string[] = []) =>
  new HaixuanError({
    ...{ code: -1, status, reason, message: '整句' },
    fields: paths.map((path) => ({ path, message: `${path} 不对` })),
  })
const form = { names: ['mobile', 'password'], reasons: { taken: 'mobile' } }

it.each<[string, Error, Record<string, string>]>([
  ['fields of the form', failure(400, 'x', ['body.mobile', 'body.x']), { mobile: 'body.mobile 不对' }],
  ['a field that the form has not', failure(400, 'x', ['body.source']), { '': '整句' }],
  ['a reason of one field', failure(409, 'taken'), { mobile: '整句' }],
  ['no field', failure(0, 'network'), { '': '整句' }],
  ['the end of the session', failure(401, 'sign_in_required'), {}],
  ['an error of the browser', new Error('图片读不出来'), { '': '图片读不出来' }],
])('%s', (_, error, errors) => {
  expect(serverErrors(error, form)).toEqual(errors)
})
