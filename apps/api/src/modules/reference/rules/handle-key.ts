/** A handle as it is stored and compared: without @, in small letters. */
export function handleKey(handle: string): string {
  return handle.trim().replace(/^@/, '').toLowerCase()
}

/** A handle without @ as TikTok gives them; a name of dots alone would be a folder, not a person. */
const HANDLE = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,39}$|^\.+[A-Za-z0-9_-][A-Za-z0-9._-]{0,38}$/

/** Whether text can be a handle, with or without @. */
export function isHandle(text: string): boolean {
  return HANDLE.test(handleKey(text)) && handleKey(text).length <= 40
}
