import { expect, test } from 'vitest'
import { findings, isOlder, loosePins, tooNew } from './floors.mjs'

const rules = {
  floors: { fastify: { min: '5.12.5', why: 'bodies' }, ajv: { min: '8.18.0', only: '8', why: 'patterns' } },
  banned: { xlsx: 'abandoned' },
  lifecycleScripts: ['esbuild'],
}
const lock = (...keys: string[]) => ({ packages: Object.fromEntries(keys.map((key) => [key, {}])) })

test('versions compare by number, not by text', () => {
  expect(isOlder('5.9.0', '5.12.5')).toBe(true)
  expect(isOlder('5.12.5', '5.12.5')).toBe(false)
  expect(isOlder('6.0.0-beta.1', '5.12.5')).toBe(false)
})

test('an old, a banned and a foreign package are each named', () => {
  const found = findings(
    lock('fastify@5.12.4', 'xlsx@0.18.5', 'evil@https://example.com/evil.tgz'),
    rules,
    {},
  )
  expect(found).toHaveLength(3)
  expect(found[0]).toContain('older than 5.12.5')
})

test('a floor for one major line leaves the others alone', () => {
  expect(findings(lock('ajv@6.12.6', 'ajv@8.20.0'), rules, {})).toEqual([])
})

test('an install script needs an entry in the list', () => {
  expect(findings(lock(), rules, { allowBuilds: { esbuild: true, sneaky: true } })).toEqual([
    expect.stringContaining('sneaky'),
  ])
})

test('a package for a newer Node is named, one for ours or for any is not', () => {
  const packages = {
    'new@1.0.0': { engines: { node: '>=22.13.0 || >=24' } },
    'old@1.0.0': { engines: { node: '^20.19.0 || >=22.12.0' } },
    'any@1.0.0': {},
  }
  expect(tooNew({ packages }, '20.19.0')).toEqual([
    expect.stringContaining('new@1.0.0 asks for Node >=22.13.0'),
  ])
})

test('ranges are not pins', () => {
  expect(
    loosePins({ dependencies: { a: '^1.0.0', b: '1.0.0', c: 'catalog:', d: 'workspace:*' } }),
  ).toHaveLength(1)
})
