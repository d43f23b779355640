import { expect, test } from 'vitest'
import { handlers } from '../../src/operations.ts'
import type { Handler, Handlers } from '../../src/platform/http/handler.ts'

/** Each planted mistake must be a compile error; `tsc -b` fails when one of them is none. */
test('mistakes in handlers do not compile', () => {
  const { getServerTime: _left, ...rest } = handlers
  // @ts-expect-error a handler is missing
  const missing: Handlers = rest
  // @ts-expect-error 201 is not declared
  const status: Handler<'getServerTime'> = async () => ({ status: 201, body: { code: 0, data: { time: 1 } } })
  // @ts-expect-error a text is no time
  const wrong: Handler<'getServerTime'> = async () => ({
    status: 200,
    body: { code: 0, data: { time: '1' } },
  })
  // @ts-expect-error data.time is missing
  const empty: Handler<'getServerTime'> = async () => ({ status: 200, body: { code: 0, data: {} } })
  // @ts-expect-error the body has no such field
  const field: Handler<'signIn'> = async ({ body }) => body.vip_type
  expect(new Set([missing, status, wrong, empty, field]).size).toBe(5)
})
