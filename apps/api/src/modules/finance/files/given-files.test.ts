import { bytesSource } from '@haixuan/tabular/workbook'
import { ZipWriter } from '@haixuan/tabular/write'
import { expect, test } from 'vitest'
import { SAMPLE_NOTE } from '../rules/sample-note.ts'
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

test('the text of a zip of samples is no bill; every other text of a zip is read', async () => {
  const pieces: Uint8Array[] = []
  const zip = new ZipWriter({ onPiece: (piece) => pieces.push(piece) })
  for (const path of [SAMPLE_NOTE, `2026-10/${SAMPLE_NOTE}`, 'x.txt']) zip.store(path, Buffer.from('a,b'))
  zip.end()
  const names: string[] = []
  for await (const file of flatFiles([{ name: 'a.zip', source: bytesSource(Buffer.concat(pieces)) }]))
    names.push(file.name)
  expect(names).toEqual([`a.zip/2026-10/${SAMPLE_NOTE}`, 'a.zip/x.txt'])
})
