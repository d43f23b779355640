/** No body of the contract is deeper; a parser takes a second for a million brackets. */
const DEEPEST = 64
const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

/** Most values of a body, unless its operation says otherwise (`x-body-values`). */
export const BODY_VALUES = 10_000

/**
 * Why a JSON text is not read: its lists and objects are nested more than 64 levels, or it has more values than
 * `most`. Parsing and checking 95,000 keys takes a fifth of a second in which no other call is served; this reads each
 * character at most once.
 */
export function shapeFault(text: string, most: number): 'deep' | 'many' | null {
  let depth = 0
  let values = 1
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at)
    if (character === QUOTE) at = endOfString(text, at)
    else if (character === OPEN_LIST || character === OPEN_OBJECT) {
      if (++depth > DEEPEST) return 'deep'
    } else if (character === CLOSE_LIST || character === CLOSE_OBJECT) depth--
    else if (character === COMMA && ++values > most) return 'many'
  }
  return null
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
