/** A handle as it is stored and compared: without @, in small letters. */
export function handleKey(handle: string): string {
  return handle.trim().replace(/^@/, '').toLowerCase()
}
