/**
 * Texts that spreadsheet programs take for a formula when they open a CSV file (OWASP): `= + - @`, their full-width
 * forms, tab and line ends. Some programs skip spaces before them.
 */
const FORMULA = /^[\s\u00a0\u3000\ufeff]*[=+\-@＝＋－＠]|^[\t\r\n]/

/** Whether a spreadsheet program could take a text for a formula. */
export const looksLikeFormula = (text: string): boolean => FORMULA.test(text)

/** A text that no spreadsheet program takes for a formula: one that looks so begins with an apostrophe. */
export const withoutFormula = (text: string): string => (looksLikeFormula(text) ? `'${text}` : text)

// What XML 1.0 cannot hold, alone or half of a pair.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const HALF_PAIR = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** A text that any program can read: no control characters, no broken pairs. */
export const readableText = (text: string): string => text.replace(NOT_XML, '').replace(HALF_PAIR, '\ufffd')

/** The beginning of a text that is longer than `most` UTF-16 units, with an ellipsis. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  // The cut must not halve a pair.
  return `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`
}
