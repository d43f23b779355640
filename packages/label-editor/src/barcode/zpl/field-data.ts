const NEEDS_HEX = /[\^~_\\]|[^\u0020-\u007e]/

const hex = (byte: number) => `_${byte.toString(16).toUpperCase().padStart(2, '0')}`

/**
 * A value as the data of a field. What ZPL would take for a command is written as bytes: `^` starts a command, `~` a
 * control, `_` says that a byte follows.
 */
export function fieldData(value: string): string {
  if (!NEEDS_HEX.test(value)) return `^FD${value}^FS`
  const written = [...value]
    .map((character) =>
      NEEDS_HEX.test(character) ? [...new TextEncoder().encode(character)].map(hex).join('') : character,
    )
    .join('')
  return `^FH_^FD${written}^FS`
}
