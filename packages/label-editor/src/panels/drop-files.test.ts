import { expect, test, vi } from 'vitest'
import { newDocument } from '../document/new-document.ts'
import { createLabelStore } from '../editor/label-store.ts'
import { dropFiles } from './drop-files.ts'
import { plainEditor } from './plain-editor.fixture.ts'

const file = (name: string, type: string) => new File(['%PDF-1.7'], name, { type })

function setUp(allowsCodes = true) {
  const [openDialog, openPart, say] = [vi.fn(), vi.fn(), vi.fn()]
  const store = createLabelStore(newDocument(() => 'page'))
  const editor = plainEditor(store, { allows: () => allowsCodes, openDialog, openPart, say })
  return { editor, openDialog, openPart, say }
}

test.each([
  ['平台条码.pdf', 'application/pdf'],
  // Some systems do not know the type.
  ['CODES.PDF', ''],
])('%s opens the import of codes with that file', (name, type) => {
  const { editor, openDialog, openPart, say } = setUp()
  const dropped = file(name, type)
  dropFiles(editor, [dropped])
  expect(openPart).toHaveBeenCalledWith('PdfCodeEditor')
  expect(openDialog).toHaveBeenCalledExactlyOnceWith({ id: 'pdf-codes', file: dropped })
  expect(say).not.toHaveBeenCalled()
})

test('of several PDFs the first is read, and the others are not passed over in silence', () => {
  const { editor, openDialog, say } = setUp()
  const dropped = [file('一.pdf', 'application/pdf'), file('二.pdf', 'application/pdf')]
  dropFiles(editor, dropped)
  expect(openDialog).toHaveBeenCalledExactlyOnceWith({ id: 'pdf-codes', file: dropped[0] })
  expect(say).toHaveBeenCalledWith('info', expect.stringContaining('一.pdf'))
})

test('what is no picture is refused, and so is a PDF where the host leaves codes out', async () => {
  const { editor, openDialog, say } = setUp(false)
  dropFiles(editor, [file('a.pdf', 'application/pdf')])
  await vi.waitFor(() => expect(say).toHaveBeenCalledWith('error', expect.stringMatching(/只支持 PNG/)))
  expect(openDialog).not.toHaveBeenCalled()
})
