import { fitsText, type NumberBounds, type TextBounds } from '@haixuan/rules'

export type Scalar = string | number | boolean
/** Parameters that are on, by name. A parameter that is off has no key. */
export type Values = Readonly<Record<string, Scalar>>
/** What is in the address, before anybody believed it. */
export type RawSearch = Readonly<Record<string, unknown>>

/** A part of the address that was not understood and is left out. */
export interface InvalidParam {
  param: string
  value: string
  /** Chinese: what was expected. */
  reason: string
}

export interface Reading {
  values: Values
  invalid: readonly InvalidParam[]
}

const NOTHING: Reading = { values: {}, invalid: [] }

/** Turns text into a value, or says in Chinese what it should have been. */
type ParamCodec = (text: string) => { value: Scalar } | { expected: string }

/** Reads one parameter; anything but one string, number or boolean is reported, never thrown. */
export function readParam(raw: RawSearch, param: string, codec: ParamCodec): Reading {
  const given = Object.hasOwn(raw, param) ? raw[param] : undefined
  if (given === undefined || given === null || given === '') return NOTHING
  if (typeof given !== 'string' && typeof given !== 'number' && typeof given !== 'boolean') {
    return { values: {}, invalid: [{ param, value: '…', reason: '只能出现一次' }] }
  }
  const text = String(given).trim()
  // Written again it is nothing, and an address must mean the same then.
  if (text === '') return NOTHING
  const result = codec(text)
  if ('value' in result) return { values: { [param]: result.value }, invalid: [] }
  return { values: {}, invalid: [{ param, value: text.slice(0, 40), reason: `应为${result.expected}` }] }
}

export function join(...readings: readonly Reading[]): Reading {
  return {
    values: Object.assign({}, ...readings.map((reading) => reading.values)),
    invalid: readings.flatMap((reading) => reading.invalid),
  }
}

/** Whole numbers within their bounds. */
export const integer =
  ({ minimum, maximum }: Pick<NumberBounds, 'minimum' | 'maximum'>): ParamCodec =>
  (text) => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
    return value >= minimum && value <= maximum ? { value } : { expected: ` ${minimum} 到 ${maximum} 的整数` }
  }

/** Numbers within their bounds with at most `digits` digits after the point. */
export const decimal =
  ({ minimum, maximum }: NumberBounds, digits: number): ParamCodec =>
  (text) => {
    const value = /^\d{1,15}(\.\d{1,9})?$/.test(text) ? Number(text) : Number.NaN
    const isExact = Number(value.toFixed(digits)) === value
    return value >= minimum && value <= maximum && isExact
      ? { value }
      : { expected: ` ${minimum} 到 ${maximum} 的数，最多 ${digits} 位小数` }
  }

/** One word of a closed list. */
export const oneOf =
  (words: readonly string[]): ParamCodec =>
  (text) =>
    words.includes(text) ? { value: text } : { expected: ` ${words.join('、')} 之一` }

/** Text within its bounds. */
export const textOf =
  (bounds: TextBounds, expected: string): ParamCodec =>
  (text) =>
    !/\p{Surrogate}/u.test(text) && fitsText(bounds, text) ? { value: text } : { expected }
