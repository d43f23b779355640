import { fileName, fileText, type LabelFiles } from './label-files.ts'

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
    const url = URL.createObjectURL(new Blob([fileText(label)], { type: 'application/json' }))
    const link = document.createElement('a')
    link.href = url
    link.download = fileName(label)
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), 1_000)
    return Promise.resolve(link.download)
  },
}
