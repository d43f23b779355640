import { fileName, fileText, type LabelFiles } from './label-files.ts'
import { transferFiles } from './transfer-files.ts'

/** What the File System Access API adds to a window; TypeScript's DOM does not know it. */
interface PickerWindow {
  showOpenFilePicker(options: object): Promise<FileSystemFileHandle[]>
  showSaveFilePicker(options: object): Promise<FileSystemFileHandle>
}

const TYPES = [{ description: '标签文件', accept: { 'application/json': ['.json'] } }]
/** The browser opens its dialog where label files were last. */
const PICKER = { id: 'haixuan-labels', types: TYPES }

/** Null when the user closed the dialog. */
async function chosen<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null
    throw error
  }
}

function withPickers(pickers: PickerWindow): LabelFiles {
  const handles = new Map<string, FileSystemFileHandle>()
  return {
    isInPlace: true,
    async choose() {
      const [handle] = (await chosen(pickers.showOpenFilePicker(PICKER))) ?? []
      if (!handle) return null
      return { file: await handle.getFile(), keep: (id) => handles.set(id, handle) }
    },
    async save(document, asNew) {
      const known = asNew ? undefined : handles.get(document.id)
      const handle =
        known ?? (await chosen(pickers.showSaveFilePicker({ ...PICKER, suggestedName: fileName(document) })))
      if (!handle) return null
      // The file is replaced when all of it is written: a failure on the way leaves the old one.
      const writing = await handle.createWritable()
      try {
        await writing.write(fileText(document))
      } catch (error) {
        await writing.abort().catch(() => {})
        throw error
      }
      await writing.close()
      handles.set(document.id, handle)
      return handle.name
    },
  }
}

const hasPickers = (view: object): view is PickerWindow =>
  'showOpenFilePicker' in view && 'showSaveFilePicker' in view

/**
 * Files of the disk that are opened and saved in place where the browser can, else by file field and download. Frames
 * of other sites may not open the browser's dialogs.
 */
export const createDiskFiles = (): LabelFiles =>
  hasPickers(window) && window.self === window.top ? withPickers(window) : transferFiles
