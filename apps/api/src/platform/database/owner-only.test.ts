import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keepFolderForOwner, keepForOwner } from './owner-only.ts'

const modeOf = (path: string) => (statSync(path).mode & 0o7777).toString(8)

function open(): string {
  const folder = mkdtempSync(join(tmpdir(), 'haixuan-owner-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'database', 'base'), { recursive: true })
  writeFileSync(join(folder, 'database', 'base', '1'), 'rows')
  writeFileSync(join(folder, 'elsewhere'), '')
  symlinkSync(join(folder, 'elsewhere'), join(folder, 'database', 'link'))
  chmodSync(folder, 0o755)
  chmodSync(join(folder, 'database'), 0o755)
  chmodSync(join(folder, 'database', 'base'), 0o775)
  chmodSync(join(folder, 'database', 'base', '1'), 0o644)
  chmodSync(join(folder, 'elsewhere'), 0o644)
  return folder
}

test('folders become 700 and files 600, at every depth; what a link leads to stays', () => {
  const folder = open()
  keepForOwner(join(folder, 'database'))
  expect(modeOf(join(folder, 'database'))).toBe('700')
  expect(modeOf(join(folder, 'database', 'base'))).toBe('700')
  expect(modeOf(join(folder, 'database', 'base', '1'))).toBe('600')
  expect(modeOf(join(folder, 'elsewhere'))).toBe('644')
  expect(modeOf(folder)).toBe('755')
})

test('a folder alone keeps what is in it; a shared one stays shared; none is no fault', () => {
  const folder = open()
  keepFolderForOwner(folder)
  expect(modeOf(folder)).toBe('700')
  expect(modeOf(join(folder, 'elsewhere'))).toBe('644')
  chmodSync(folder, 0o1777)
  keepFolderForOwner(folder)
  expect(modeOf(folder)).toBe('1777')
  keepFolderForOwner(join(folder, 'nowhere'))
  keepForOwner(join(folder, 'nowhere'))
})
