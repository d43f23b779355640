/** No body of the contract lies deeper; a parser takes a second for a million brackets. */
const DEEPEST = 64
const [QUOTE, BACKSLASH] = [0x22, 0x5c]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

/** Whether lists and objects of a JSON text lie in one another more than 64 deep. Looks at each character once at most. */
export function isTooDeep(text: string): boolean {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at)
    if (character === QUOTE) at = endOfString(text, at)
    else if (character === OPEN_LIST || character === OPEN_OBJECT) {
      if (++depth > DEEPEST) return true
    } else if (character === CLOSE_LIST || character === CLOSE_OBJECT) depth--
  }
  return false
}

/** Where the string that begins here ends: brackets in it are text. */
function endOfString(text: string, start: number): number {
  let at = start + 1
  while (at < text.length) {
    const character = text.charCodeAt(at)
    if (character === QUOTE) return at
    at += character === BACKSLASH ? 2 : 1
  }
  return at
}
