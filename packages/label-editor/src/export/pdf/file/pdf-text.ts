/** A number as PDF writes it: no exponent, at most `digits` places. */
export function num(value: number, digits = 3): string {
  const factor = 10 ** digits
  const rounded = Math.round(value * factor) / factor
  if (Number.isInteger(rounded)) return String(rounded === 0 ? 0 : rounded)
  // Small and large numbers would be written with an exponent, which PDF does not know.
  const text =
    Math.abs(rounded) < 1e-6 || Math.abs(rounded) >= 1e21 ? rounded.toFixed(digits) : String(rounded)
  return text.replace(/^(-?)0\./, '$1.')
}

export const nums = (values: readonly number[], digits = 3): string =>
  values.map((value) => num(value, digits)).join(' ')

/** Text that people read, as a PDF string: UTF-16 unless it is plain ASCII. */
export function textString(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return `(${text.replace(/[\\()]/g, '\\$&')})`
  let hex = 'FEFF'
  for (let at = 0; at < text.length; at++) hex += text.charCodeAt(at).toString(16).padStart(4, '0')
  return `<${hex}>`
}

/** A date of PDF in universal time, `(D:20261121T…)`. */
export function dateString(epochMs: number): string {
  const digits = new Date(epochMs).toISOString().replace(/\D/g, '').slice(0, 14)
  return `(D:${digits}Z)`
}
