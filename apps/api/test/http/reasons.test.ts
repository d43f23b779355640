import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readContract } from '../../src/platform/contract/contract.ts'

interface Reason {
  reason: string
  status: number
  means: string
  todo: string
  operations: string[]
}

const catalogue: Reason[] = JSON.parse(
  readFileSync(new URL('../../../../openapi/reasons.json', import.meta.url), 'utf8'),
)
const SOURCE = fileURLToPath(new URL('../../src', import.meta.url))
/** Reasons made of a name: `${subject}_unknown`. */
const MADE = ['creator_unknown', 'live_unknown', 'video_unknown']

const thrown = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .flatMap((name) => {
    const text = readFileSync(join(SOURCE, name), 'utf8')
    const shape = /(?:new ApiError\(|FST_\w+: \[)\s*(\d{3}),\s*'([a-z_0-9]+)'/g
    return [...text.matchAll(shape)].map(([, status, reason]) => ({ status: Number(status), reason }))
  })

test('every reason of the server is in openapi/reasons.json with its status, what it means and what to do', () => {
  expect(thrown.length).toBeGreaterThan(50)
  const lacking = thrown.filter(
    (one) => !catalogue.some(({ reason, status }) => reason === one.reason && status === one.status),
  )
  expect([...new Set(lacking.map(({ reason, status }) => `${status} ${reason}`))]).toEqual([])
  for (const { means, todo } of catalogue) expect([means, todo].every((text) => text.length > 1)).toBe(true)
})

test('the catalogue names no reason that the server never gives, and none twice with one status', () => {
  const names = catalogue.map(({ reason }) => reason)
  const pairs = catalogue.map(({ reason, status }) => `${status} ${reason}`)
  expect(new Set(pairs).size).toBe(pairs.length)
  const known = new Set([...thrown.map(({ reason }) => reason), ...MADE])
  expect(names.filter((name) => !known.has(name))).toEqual([])
})

test('the operations that it names exist and accept keys', () => {
  const open = new Set<string>(
    readContract()
      .operations.filter(({ access }) => access.keyScope !== undefined)
      .map(({ id }) => id),
  )
  const causes = new Set(['*', 'parameters', 'user', 'scope', 'marketplace'])
  const named = catalogue.flatMap(({ operations }) => operations)
  expect(named.filter((name) => !open.has(name) && !causes.has(name))).toEqual([])
})
