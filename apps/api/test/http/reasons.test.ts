import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readContract } from '../../src/platform/contract/contract.ts'
import { failureStatus } from '../../src/platform/http/failure-status.ts'
import { reasonStatuses } from '../../src/platform/http/reason-statuses.gen.ts'
import type { Reason } from '../../src/platform/reasons.gen.ts'

interface Entry {
  reason: Reason
  status: number
  /** Of a reason with several statuses: which case this one is. */
  when?: 'day' | 'tier'
  means: string
  todo: string
  operations: string[]
}

const text = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')
const catalogue: Entry[] = JSON.parse(text('openapi/reasons.json'))
const publicContract = JSON.parse(text('apps/api/openapi.public.gen.json'))
const SOURCE = fileURLToPath(new URL('../../src', import.meta.url))
/** Reasons made of a name: `${subject}_unknown`. */
const MADE = ['creator_unknown', 'live_unknown', 'video_unknown']

const inText = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !/\.(?:test|gen)\.ts$/.test(name))
  .map((name) => readFileSync(join(SOURCE, name), 'utf8'))
  .filter((source) => /\bFailure\b/.test(source))
  .flatMap((source) => [...source.matchAll(/'([a-z_0-9]+)'/g)].map(([, word = '']) => word))

test('every reason says what it means and what to do', () => {
  expect(catalogue.length).toBeGreaterThan(100)
  for (const { reason, means, todo } of catalogue)
    expect(
      [means, todo].every((sentence) => sentence.length > 1),
      reason,
    ).toBe(true)
})

test('the catalogue names no reason that the server never gives, and none twice with one status', () => {
  const pairs = catalogue.map(({ reason, status }) => `${status} ${reason}`)
  expect(new Set(pairs).size).toBe(pairs.length)
  const known = new Set([...inText, ...MADE])
  expect(catalogue.map(({ reason }) => reason).filter((name) => !known.has(name))).toEqual([])
})

test('a failure of each reason is answered with the status of the catalogue, and with no other', () => {
  for (const { reason, status, when } of catalogue)
    expect(failureStatus({ reason, when }), `${reason} ${when ?? ''}`).toBe(status)
  const answered = Object.entries(reasonStatuses).flatMap(([reason, found]) =>
    typeof found === 'number'
      ? [`${found} ${reason}`]
      : Object.values(found).map((one) => `${one} ${reason}`),
  )
  expect(answered.sort()).toEqual(catalogue.map(({ status, reason }) => `${status} ${reason}`).sort())
})

test('a reason with several statuses is none without its case', () => {
  expect(() => failureStatus({ reason: 'quota_used', when: undefined })).toThrow('no case')
})

test('the contract of an operation states each of its reasons with the status that is answered', () => {
  const { description } = publicContract.components.responses.Failure as { description: string }
  const stated = [...description.matchAll(/^\| (\d{3}) \| `([a-z_0-9]+)` \|/gm)].map(
    ([, status, reason]) => `${status} ${reason}`,
  )
  const named = Object.values<Record<string, { 'x-reasons'?: Reason[] }>>(publicContract.paths)
    .flatMap((item) => Object.values(item))
    .flatMap((operation) => operation['x-reasons'] ?? [])
  expect(new Set(named).size).toBeGreaterThan(20)
  const answered = [...new Set(named)].flatMap((reason) =>
    catalogue.filter((entry) => entry.reason === reason).map(({ status }) => `${status} ${reason}`),
  )
  expect(stated.sort()).toEqual(answered.sort())
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
