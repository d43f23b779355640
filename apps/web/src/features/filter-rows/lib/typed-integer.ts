/** A whole number as people type it: full-width digits and separators are fine. Null for nothing, NaN for nonsense. */
export function typedInteger(text: string): number | null {
  const plain = text.normalize('NFKC').replaceAll(/[\s,]/g, '')
  if (plain === '') return null
  return /^\d{1,10}$/.test(plain) ? Number(plain) : Number.NaN
}
