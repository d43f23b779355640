import { expect, test } from 'vitest'
import { Metrics } from './metrics.ts'

const measure = (
  name: string,
  read: () => Promise<{ labels?: Record<string, string>; value: number }[]>,
) => ({
  name,
  help: 'Of a test.',
  labels: ['kind'],
  read,
})

test('a measure is read each time, and a label that is gone is no longer told', async () => {
  const readings = [[{ labels: { kind: 'a' }, value: 1 }], [{ labels: { kind: 'b' }, value: 2 }]]
  const metrics = new Metrics([measure('of_a_test', async () => readings.shift() ?? [])])
  expect(await metrics.text()).toContain('of_a_test{kind="a"} 1')
  const second = await metrics.text()
  expect(second).toContain('of_a_test{kind="b"} 2')
  expect(second).not.toContain('kind="a"')
})

test('a measure that fails is left out, and the others are told', async () => {
  const metrics = new Metrics([
    measure('failing', () => Promise.reject(new Error('gone'))),
    measure('standing', async () => [{ labels: { kind: 'a' }, value: 3 }]),
  ])
  const text = await metrics.text()
  expect(text).toContain('standing{kind="a"} 3')
  expect(text).not.toMatch(/^failing\{?.* \d/m)
})

test.each([undefined, true as const])(
  'a figure without labels that cannot be read is no 0 (counter: %s)',
  async (isCounter) => {
    const answers = [[], [{ value: 0 }], [{ value: 4 }]]
    const read = async () => answers.shift() ?? Promise.reject(new Error('gone'))
    const metrics = new Metrics([
      { name: 'plain', help: 'Of a test.', ...(isCounter ? { isCounter } : {}), read },
    ])
    const told = async () => /^plain (\S+)$/m.exec(await metrics.text())?.[1]
    expect([await told(), await told(), await told(), await told()]).toEqual([undefined, '0', '4', undefined])
    expect(await metrics.text()).toContain(`# TYPE plain ${isCounter ? 'counter' : 'gauge'}`)
  },
)

test('times fall into buckets of seconds', async () => {
  const metrics = new Metrics()
  metrics.answered({ operation: 'getHealth', status: 200, seconds: 0.02 })
  const text = await metrics.text()
  expect(text).toContain('haixuan_http_answer_seconds_bucket{le="0.01",operation="getHealth"} 0')
  expect(text).toContain('haixuan_http_answer_seconds_bucket{le="0.025",operation="getHealth"} 1')
})
