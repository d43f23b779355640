import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { addElements } from '../../commands/change-elements.ts'
import { newBarcode, newDocument } from '../../document/new-document.ts'
import type { CheckOptions } from '../records/row-faults.ts'
import type { BatchAnswer, BatchRequest } from './batch-message.ts'

let ask: (message: { data: BatchRequest }) => Promise<void>
let answers: BatchAnswer[] = []

beforeAll(async () => {
  const listen = vi.fn((_kind: string, listener: typeof ask) => {
    ask = listener
  })
  vi.stubGlobal('addEventListener', listen)
  await import('./batch-worker.ts')
  vi.unstubAllGlobals()
  expect(listen).toHaveBeenCalledExactlyOnceWith('message', expect.any(Function))
})
beforeEach(() => {
  answers = []
  vi.stubGlobal('postMessage', (answer: BatchAnswer) => answers.push(structuredClone(answer)))
})
afterEach(() => void vi.unstubAllGlobals())

test('rows that are read are the answer', async () => {
  await ask({ data: { kind: 'read', source: { kind: 'paste', text: 'SKU\nA1' } } })
  expect(answers).toMatchObject([{ kind: 'data', data: { rows: [{ line: 1 }, { line: 2, cells: ['A1'] }] } }])
})

test('what cannot be read is refused, with its line where it has one', async () => {
  const bytes = new TextEncoder().encode('a,b\n"1,2')
  await ask({ data: { kind: 'read', source: { kind: 'file', name: 'a.csv', bytes, sheet: null } } })
  await ask({ data: { kind: 'read', source: { kind: 'file' } as never } })
  expect(answers).toEqual([
    { kind: 'refused', line: 2, message: expect.stringMatching(/第 2 行/) },
    { kind: 'refused', line: null, message: '数据没有读取成功，请换一个文件重试' },
  ])
})

/** A table whose rows are all wrong, and a label that says so of each. */
function options(count: number): CheckOptions {
  let next = 0
  const label = newDocument(() => `id-${++next}`)
  return {
    document: addElements('id-2', [newBarcode('b', '{{sku}}')])(label),
    table: {
      columns: ['sku'],
      rows: Array.from({ length: count }, (_, at) => ({ line: at + 2, cells: ['690'] })),
    },
    mapping: { sku: { kind: 'column', column: 0 } },
    copies: { kind: 'fixed', count: 1 },
    now: 0,
  }
}

test.each([
  [0, [[0, 0]]],
  [99, [[99, 99]]],
  [
    100,
    [
      [100, 100],
      [100, 0],
    ],
  ],
  [
    250,
    [
      [100, 100],
      [200, 100],
      [250, 50],
    ],
  ],
])('faults of %d rows are told a hundred rows at a time, each once', async (count, parts) => {
  await ask({ data: { kind: 'check', options: options(count) } })
  expect(answers.at(-1)).toEqual({ kind: 'done' })
  const told = answers
    .slice(0, -1)
    .map((answer) => (answer.kind === 'checked' ? [answer.rows, answer.faults.length] : null))
  expect(told).toEqual(parts)
})
