import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const SOURCES = fileURLToPath(new URL('../src', import.meta.url))
/** A state of an answer names an entry of a table, and the entry is used: with a later state there is none. */
const UNGUARDED = /\b[A-Z][A-Z_]+\[(?:\w+\.)*(?:state|status|judgement|outreach|method|channel|purpose)\]\.\w/

test('what a state of an answer is called is asked of #shared/known-word', () => {
  expect('<Tag tone={STATE[job.state].tone}>').toMatch(UNGUARDED)
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file))
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.filter((file) => UNGUARDED.test(readFileSync(join(SOURCES, file), 'utf8')))).toEqual([])
})
