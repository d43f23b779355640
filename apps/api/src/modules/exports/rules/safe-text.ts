/**
 * Texts that spreadsheet programs take for a formula when they open a CSV file (OWASP): `= + - @`, their full-width
 * forms, tab and line ends. Spaces before them are passed over by some programs.
 */
const FORMULA = /^[\s\u00a0\u3000\ufeff]*[=+\-@＝＋－＠]|^[\t\r\n]/

/** Whether a text could be taken for a formula. */
export const looksLikeFormula = (text: string): boolean => FORMULA.test(text)

// What XML 1.0 cannot hold, alone or half of a pair.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const HALF_PAIR = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** Excel refuses longer texts. */
const MOST_CHARACTERS = 32_767

/** A text that any program can read: no control characters, no broken pairs, no more than a cell holds. */
export function plainText(text: string): string {
  const plain = text.replace(NOT_XML, '').replace(HALF_PAIR, '\ufffd')
  if (plain.length <= MOST_CHARACTERS) return plain
  const cut = plain.slice(0, MOST_CHARACTERS - 1)
  // The cut must not halve a pair either.
  return `${cut.replace(/[\ud800-\udbff]$/, '')}…`
}
