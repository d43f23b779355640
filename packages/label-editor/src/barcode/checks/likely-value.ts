import type { ValueFault } from '../value-fault.ts'

type Check = (value: string) => ValueFault | null

/** What was probably meant: half-width for full-width characters, capitals, digits without what parts them. */
function likelyValues(value: string): string[] {
  const narrow = value.normalize('NFKC').trim()
  return [narrow, narrow.toUpperCase(), narrow.replace(/[\s\-–—_.,]/g, '')].filter(
    (likely) => likely !== '' && likely !== value,
  )
}

/** The same check, which also offers what was probably meant, such as half-width for full-width digits. */
export function withLikelyValue(check: Check): Check {
  return (value) => {
    const fault = check(value)
    if (!fault || fault.fix !== undefined) return fault
    for (const likely of likelyValues(value)) {
      const rest = check(likely)
      const fix = rest ? rest.fix : likely
      if (fix !== undefined && check(fix) === null) return { ...fault, fix }
    }
    return fault
  }
}
