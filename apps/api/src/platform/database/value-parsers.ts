import pg from 'pg'

const INT8 = 20
const DATE = 1082
const TEXT_ARRAY = 1009 as Parameters<typeof pg.types.getTypeParser>[0]
/** int2[], int4[], int8[] */
const INTEGER_ARRAYS: ReadonlySet<number> = new Set([1005, 1007, 1016])
const DATE_ARRAY = 1182

/** Reads a bigint. Throws for one that a number cannot hold exactly: such values are kept and read as text. */
export function readSafeInteger(text: string): number {
  const value = Number(text)
  if (Number.isSafeInteger(value)) return value
  throw new RangeError(`The bigint ${text} does not fit a number exactly: select it as text.`)
}

const arrayOfText = pg.types.getTypeParser(TEXT_ARRAY, 'text') as (text: string) => (string | null)[]

const OPEN = '{'
const [NOUGHT, NINE, COMMA, CLOSE, MINUS, N] = [48, 57, 44, 125, 45, 78]

/**
 * Reads an array of integers. Figure by figure: pages of 50 series come as thousands of them, and a text made of each
 * took longer than the whole rest of the page.
 * @throws RangeError like readSafeInteger
 */
export function readIntegers(text: string): (number | null)[] {
  if (!text.startsWith(OPEN) || text.includes(OPEN, 1)) {
    // Arrays of arrays, and those that do not begin at 1.
    return arrayOfText(text).map((value) => (value === null ? null : readSafeInteger(value)))
  }
  const values: (number | null)[] = []
  let [value, sign, isNull] = [0, 1, false]
  for (let i = 1; i < text.length && text.length > 2; i++) {
    const code = text.charCodeAt(i)
    if (code >= NOUGHT && code <= NINE) value = value * 10 + (code - NOUGHT)
    else if (code === MINUS) sign = -1
    else if (code === N) isNull = true
    else if (code === COMMA || code === CLOSE) {
      if (value > Number.MAX_SAFE_INTEGER) readSafeInteger(arrayOfText(text)[values.length] ?? '')
      values.push(isNull ? null : value * sign)
      value = 0
      sign = 1
      isNull = false
    }
  }
  return values
}

/** How values come out of either engine: bigint as an exact number (in arrays too), date as `YYYY-MM-DD`, the rest as pg does. */
export const VALUE_PARSERS: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format !== 'binary') {
      if (oid === INT8) return readSafeInteger
      if (oid === DATE) return (text: string) => text
      if (INTEGER_ARRAYS.has(oid)) return readIntegers
      if (oid === DATE_ARRAY) return arrayOfText
    }
    return pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text')
  },
}
