/** A record as it came out of a file: anything may be missing or wrong. */
export type Raw = Record<string, unknown>

export const isRecord = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const text = (value: unknown, otherwise = ''): string =>
  typeof value === 'string' ? value : otherwise

/** Minus nought is nought: a file cannot keep it. */
export const number = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value + 0 : otherwise

/** Ten metres in hundredths of a millimetre: nothing of a label is longer, and no sum of such lengths is inexact. */
const LONGEST = 1_000_000

/** A length of the document: an integer, at most ten metres to either side. */
export const whole = (value: unknown, otherwise: number): number =>
  Math.max(-LONGEST, Math.min(LONGEST, Math.round(number(value, otherwise)))) + 0

export const oneOf = <T extends string | number>(value: unknown, allowed: readonly T[], otherwise: T): T =>
  allowed.find((candidate) => candidate === value) ?? otherwise

export const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

/** The records of an object of records; whatever else is in it is left out. */
export const records = (value: unknown): [string, Raw][] =>
  Object.entries(isRecord(value) ? value : {}).filter((entry): entry is [string, Raw] => isRecord(entry[1]))
