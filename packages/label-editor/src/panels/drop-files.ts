import { actionOf } from './actions/actions.ts'
import type { Editor } from './editor.ts'
import { addPictureFile } from './pictures/add-picture.ts'

const isPdf = ({ name, type }: File) => type === 'application/pdf' || /\.pdf$/i.test(name)

/**
 * Takes over files that were dropped on the label: pictures are put onto it, the codes of a PDF are read. What is neither
 * is refused as text for the user.
 */
export function dropFiles(editor: Editor, files: Iterable<File>): void {
  const dropped = [...files]
  const pdfs = actionOf('pdf-codes').isEnabled(editor) ? dropped.filter(isPdf) : []
  for (const file of dropped) if (!pdfs.includes(file)) void addPictureFile(editor, file)
  const [file, ...more] = pdfs
  if (!file) return
  // The dialog is closed to look at the label; the way back to it is in this part.
  editor.openPart('PdfCodeEditor')
  editor.openDialog({ id: 'pdf-codes', file })
  if (more.length > 0) editor.say('info', `一次读一个 PDF，先读“${file.name}”；其余的读完再拖入`)
}
