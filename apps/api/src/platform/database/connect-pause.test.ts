import { expect, test } from 'vitest'
import { ConnectPause } from './connect-pause.ts'

const refused = (code: string) => Object.assign(new Error('no'), { code })

test.each(['ECONNREFUSED', '57P03', '53300'])('after %s the database is left alone for a moment', (code) => {
  let now = 1000
  const pause = new ConnectPause(() => now)
  expect(pause.refusal()).toBeUndefined()
  const error = refused(code)
  pause.failed(error)
  expect(pause.refusal()).toBe(error)
  now += 249
  expect(pause.refusal()).toBe(error)
  now += 1
  expect(pause.refusal()).toBeUndefined()
})

test('a wrong password and a pool without a turn are no reason to wait', () => {
  const pause = new ConnectPause(() => 0)
  pause.failed(refused('28P01'))
  pause.failed(new Error('timeout exceeded when trying to connect'))
  expect(pause.refusal()).toBeUndefined()
})
