/** Hands a file to the browser to be saved. */
export function saveBlob(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the address a moment after the press.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** The same for a text. @param type `application/json` */
export const saveText = (name: string, text: string, type: string): void =>
  saveBlob(name, new Blob([text], { type }))
