import { bytesSource } from '@haixuan/tabular/workbook'
import { expect, test } from 'vitest'
import { flatFiles } from './given-files.ts'

async function read(name: string): Promise<string[]> {
  const names: string[] = []
  for await (const file of flatFiles([{ name, source: bytesSource(Buffer.from('a,b')) }]))
    names.push(file.name)
  return names
}

test.each(['x.csv', '../x.csv', '../../2026-10/x.csv', './x.csv', 'a..b/x.csv'])(
  '%s is read',
  async (name) => {
    expect(await read(name)).toEqual([name])
  },
)

test.each(['.x.csv', '__MACOSX/x.csv', 'a/._x.csv', '~$x.xlsx', '.git/x.csv'])(
  '%s is what a program left behind',
  async (name) => {
    expect(await read(name)).toEqual([])
  },
)
