/** Gives bytes to the browser as a file of that name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // The browser has taken it by then; kept longer it would stay in memory.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
