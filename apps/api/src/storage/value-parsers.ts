import pg from 'pg'

const INT8 = 20
const DATE = 1082
const TEXT_ARRAY = 1009 as Parameters<typeof pg.types.getTypeParser>[0]
const INT8_ARRAY = 1016
const DATE_ARRAY = 1182

/** Reads a bigint. Throws for one that a number cannot hold exactly: such values are kept and read as text. */
export function readSafeInteger(text: string): number {
  const value = Number(text)
  if (Number.isSafeInteger(value)) return value
  throw new RangeError(`The bigint ${text} does not fit a number exactly: select it as text.`)
}

const arrayOfText = pg.types.getTypeParser(TEXT_ARRAY, 'text') as (text: string) => (string | null)[]

function readSafeIntegers(text: string): (number | null)[] {
  return arrayOfText(text).map((value) => (value === null ? null : readSafeInteger(value)))
}

/** How values come out of either engine: bigint as an exact number, date as `YYYY-MM-DD`, the rest as pg does. */
export const VALUE_PARSERS: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format !== 'binary') {
      if (oid === INT8) return readSafeInteger
      if (oid === DATE) return (text: string) => text
      if (oid === INT8_ARRAY) return readSafeIntegers
      if (oid === DATE_ARRAY) return arrayOfText
    }
    return pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text')
  },
}
