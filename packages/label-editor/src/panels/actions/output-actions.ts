import type { Editor } from '../editor.ts'
import { saveFile } from '../frame/file-actions.ts'
import type { EditorAction } from './action.ts'

const allowsExport = ({ allows }: Editor) => allows('Export')
const canSaveInPlace = ({ allows, files }: Editor) => files.isInPlace && allows('File')

/** What takes a label out of the editor. */
export const OUTPUT_ACTIONS: readonly EditorAction[] = [
  {
    id: 'export',
    label: '导出与打印…',
    group: '文件',
    // The browser's own printing would print the editor.
    shortcuts: ['Ctrl+Shift+E', 'Ctrl+P'],
    isOffered: allowsExport,
    isEnabled: allowsExport,
    run: ({ openDialog }) => openDialog('export'),
  },
  {
    id: 'batch',
    label: '批量生成…',
    group: '文件',
    isEnabled: ({ allows }) => allows('Batch'),
    run: ({ openDialog }) => openDialog('batch'),
  },
  {
    id: 'save-file',
    label: '保存到磁盘',
    group: '文件',
    shortcuts: ['Ctrl+S'],
    isOffered: canSaveInPlace,
    isEnabled: canSaveInPlace,
    run: (editor) => void saveFile(editor),
  },
  {
    id: 'pdf-codes',
    label: '平台条码 PDF…',
    group: '文件',
    isEnabled: ({ allows }) => allows('PdfCodeEditor'),
    run: ({ openDialog }) => openDialog('pdf-codes'),
  },
]
