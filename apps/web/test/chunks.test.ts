import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../', import.meta.url)
const files = readdirSync(new URL('src/', root), { recursive: true }).map(String)

it('every name that cuts the site into files is the name of a file or folder', () => {
  const source = readFileSync(new URL('build/chunks.ts', root), 'utf8')
  const ours = source.match(/'(?:shared|entities|features|widgets)\/[^']*'/g)?.join() ?? ''
  const names = new Set(ours.match(/[a-z]+(?:-[a-z]+)+/g))
  expect(names.size).toBeGreaterThan(30)
  const unknown = [...names].filter((name) => !files.some((file) => file.includes(name)))
  expect(unknown).toEqual([])
})
