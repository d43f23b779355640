import { execFile } from 'node:child_process'
import { appendFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { exportFolder, sampleRows, sampleWorkbook } from './sample-export.ts'

const run = promisify(execFile)
const CHILD = fileURLToPath(new URL('./read-child.ts', import.meta.url))
const MIB = 1024 * 1024
/** Space for the program and a few thousand rows: 200,000 kept rows would take twice as much and more. */
const FLAGS = ['--max-old-space-size=48', '--expose-gc']
const BLOCK_ROWS = 20_000
/** A few batches of rows and the steps of a reader; the large files are larger by half and more. */
const SLACK_MIB = 8

const files = exportFolder()
afterAll(() => files.remove())

interface Reading {
  accepted: number
  rejected: number
  /** How often the process looked at its memory while it read. */
  samples: number
  /** The most that it held after a collection, inside the heap and outside. */
  mebibytes: number
}

/** Reads a file of so many blocks of rows in a process of its own. */
async function read(name: string, blocks: number) {
  const block = sampleRows(BLOCK_ROWS)
  const path = files.file(name, block)
  for (let n = 1; n < blocks; n++) appendFileSync(path, block.slice(block.indexOf('\n') + 1))
  return await reading(path)
}

async function reading(path: string) {
  const { stdout } = await run(process.execPath, [...FLAGS, '--import', 'tsx', CHILD, path])
  return { size: statSync(path).size, ...(JSON.parse(stdout) as Reading) }
}

test('a file of any size is read in the same memory', async () => {
  const small = await read('small.csv', 1)
  const large = await read('large.csv', 10)
  expect(large.accepted).toBe(10 * small.accepted)
  expect(large.rejected).toBe(10 * small.rejected)
  expect(large.size).toBeGreaterThan(1.5 * SLACK_MIB * MIB)
  expect(large.samples).toBeGreaterThan(small.samples)
  expect(large.mebibytes - small.mebibytes).toBeLessThan(SLACK_MIB)
}, 300_000)

test('a workbook of any size is read in the same memory', async () => {
  const rows = sampleRows(BLOCK_ROWS)
  const body = rows.slice(rows.indexOf('\n') + 1).repeat(5)
  const small = await reading(files.file('small.xlsx', await sampleWorkbook(rows)))
  const large = await reading(files.file('large.xlsx', await sampleWorkbook(rows + body)))
  expect(large.accepted).toBe(6 * small.accepted)
  // Unpacked it is 60 MB more.
  expect(large.samples).toBeGreaterThan(small.samples)
  expect(large.mebibytes - small.mebibytes).toBeLessThan(SLACK_MIB)
}, 300_000)
