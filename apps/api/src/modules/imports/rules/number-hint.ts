const NUMBER = /-?[0-9][0-9., \u00a0\u202f']*/

/** How a mapping makes a number of a text that is none: "12,50" wants `decimal`, "$19.89" wants `stripPrefix`. Chinese; empty when nothing would help. */
export function numberHint(raw: string, decimal: '.' | ','): string {
  const digits = NUMBER.exec(raw)?.[0].trimEnd()
  if (digits === undefined) return ''
  const at = raw.indexOf(digits)
  const before = raw.slice(0, at).trim()
  const after = raw.slice(at + digits.length).trim()
  const other = decimal === '.' ? ',' : '.'
  const tips: string[] = []
  if (before) tips.push(`stripPrefix: ['${quoted(before)}']`)
  if (after) tips.push(`stripSuffix: ['${quoted(after)}']`)
  if (usesDecimal(digits, other)) tips.push(`decimal: '${other}'`)
  return tips.length > 0 ? `；请在映射里给这个字段加 ${tips.join('、')}` : ''
}

/** Whether `mark` is where the fraction of these digits begins. */
function usesDecimal(digits: string, mark: '.' | ','): boolean {
  const parts = digits.split(mark)
  if (parts.length !== 2) return false
  const group = mark === ',' ? '.' : ','
  // Three digits after the only mark may as well be thousands.
  return (parts[0] ?? '').includes(group) || (parts[1] ?? '').length !== 3
}

const quoted = (text: string) => text.replaceAll("'", "''").slice(0, 20)
