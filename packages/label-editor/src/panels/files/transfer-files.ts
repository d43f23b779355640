import { fileName, fileText, type LabelFiles } from './label-files.ts'
import { saveText } from './save-file.ts'

/** Every browser can do this: a file field to open, a download to save. */
export const transferFiles: LabelFiles = {
  isInPlace: false,
  choose: () =>
    new Promise((resolve) => {
      const input = document.createElement('input')
      input.type = 'file'
      input.accept = '.json,application/json'
      input.onchange = () => {
        const file = input.files?.[0]
        resolve(file ? { file, keep: () => {} } : null)
      }
      input.oncancel = () => resolve(null)
      input.click()
    }),
  save(label) {
    const name = fileName(label)
    saveText(name, fileText(label), 'application/json')
    return Promise.resolve(name)
  },
}
