import { expect, test } from 'vitest'
import { bytesSource } from './byte-source.ts'
import { oleContent } from './ole-container.ts'
import { openWorkbook } from './open-workbook.ts'

/** An OLE container with these names in its directory. */
function container(names: readonly string[], { sectorShift = 9, directoryAt = 1 } = {}): Uint8Array {
  const sector = 2 ** sectorShift
  const bytes = new Uint8Array(sector * (directoryAt + 1) + Math.max(sector, names.length * 128))
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  const view = new DataView(bytes.buffer)
  view.setUint16(30, sectorShift, true)
  view.setUint32(48, directoryAt, true)
  for (const [n, name] of names.entries()) {
    const from = sector * (directoryAt + 1) + n * 128
    for (const [at, letter] of [...name].entries()) view.setUint16(from + at * 2, letter.charCodeAt(0), true)
    view.setUint16(from + 64, (name.length + 1) * 2, true)
  }
  return bytes
}

const contentOf = (bytes: Uint8Array) => oleContent(bytesSource(bytes))
const STREAMS = ['Root Entry', '\u0005SummaryInformation', '\u0005DocumentSummaryInformation']

test('an old workbook and a locked one are told apart by the names of their streams', async () => {
  expect(await contentOf(container([...STREAMS, 'Workbook']))).toBe('old_workbook')
  expect(await contentOf(container([...STREAMS, 'Book']))).toBe('old_workbook')
  expect(await contentOf(container(['Root Entry', '\u0006DataSpaces', 'EncryptedPackage']))).toBe(
    'locked_workbook',
  )
  // Big sectors, and a name behind the first sector of the directory.
  expect(await contentOf(container(['Root Entry', 'Workbook'], { sectorShift: 12, directoryAt: 3 }))).toBe(
    'old_workbook',
  )
  expect(await contentOf(container([...STREAMS, 'a', 'b', 'Workbook']))).toBe('old_workbook')
})

test('another document, a cut file and a broken header are neither', async () => {
  expect(await contentOf(container(['Root Entry', 'WordDocument']))).toBeNull()
  expect(await contentOf(container(['Root Entry', 'Workbook']).subarray(0, 511))).toBeNull()
  expect(await contentOf(container(['Root Entry', 'Workbook'], { sectorShift: 5 }))).toBeNull()
  expect(await contentOf(container([], { directoryAt: 1 }).subarray(0, 1024))).toBeNull()
})

test('each is refused with what to do', async () => {
  const open = (bytes: Uint8Array) => openWorkbook(bytesSource(bytes))
  await expect(open(container([...STREAMS, 'Workbook']))).rejects.toThrow(
    '这是旧版 Excel（.xls）文件，不能直接读取。请用 Excel 或 WPS 打开，选“另存为”，类型选“Excel 工作簿 (*.xlsx)”，再放入另存的文件',
  )
  await expect(open(container(['Root Entry', 'EncryptedPackage']))).rejects.toThrow(
    '这个 Excel 文件有密码。请打开它，去掉密码后保存，再放入文件',
  )
  await expect(open(container(['Root Entry', 'WordDocument']))).rejects.toThrow(/旧版 \.xls 或有密码/)
})
