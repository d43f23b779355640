import type pg from 'pg'
import { expect, test, vi } from 'vitest'
import { isDatabaseUnavailable } from './database-unavailable.ts'
import { guardAnswers } from './guard-answers.ts'

/** A connection whose every question is answered so. */
function connection(answer: { error?: Error; result?: unknown }) {
  const destroy = vi.fn()
  const client = {
    connection: { stream: { destroy } },
    query: ((...args: unknown[]) => {
      const last = args.at(-1)
      if (typeof last === 'function') return void last(answer.error ?? null, answer.result)
      return answer.error ? Promise.reject(answer.error) : Promise.resolve(answer.result)
    }) as pg.ClientBase['query'],
  }
  const onFault = vi.fn()
  guardAnswers(client, onFault)
  const byCallback = () =>
    new Promise((done, fail) => {
      client.query('select 1', [], (error: Error | null, result: unknown) =>
        error ? fail(error) : done(result),
      )
    })
  return { client, destroy, onFault, byCallback }
}

test('an answer passes as it is', async () => {
  const result = { command: 'SELECT', rows: [] }
  const { client, byCallback, destroy, onFault } = connection({ result })
  expect(await client.query('select 1')).toBe(result)
  expect(await byCallback()).toBe(result)
  expect(destroy).not.toHaveBeenCalled()
  expect(onFault).not.toHaveBeenCalled()
})

test('an answer without its command is no empty answer: it fails as unavailable and cuts the connection', async () => {
  const { client, byCallback, destroy, onFault } = connection({ result: { command: null, rows: [] } })
  for (const ask of [() => client.query('select 1'), byCallback]) {
    const error = await ask().catch((caught: unknown) => caught)
    expect(isDatabaseUnavailable(error)).toBe(true)
  }
  expect(destroy).toHaveBeenCalledTimes(2)
  expect(onFault).toHaveBeenCalledTimes(2)
})

test('a question that is never answered cuts the connection; a refusal of the database does not', async () => {
  const silent = connection({ error: new Error('Query read timeout') })
  await expect(silent.client.query('select 1')).rejects.toThrow('Query read timeout')
  await expect(silent.byCallback()).rejects.toThrow('Query read timeout')
  expect(silent.destroy).toHaveBeenCalledTimes(2)
  const refused = connection({ error: Object.assign(new Error('twice'), { code: '23505' }) })
  await expect(refused.client.query('select 1')).rejects.toThrow('twice')
  expect(refused.destroy).not.toHaveBeenCalled()
})
