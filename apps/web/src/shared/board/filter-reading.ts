import { numberBounds, textBounds } from '@haixuan/rules'
import type { RangeOptions } from './filter-builder.ts'
import {
  decimal,
  integer,
  join,
  oneOf,
  type RawSearch,
  type Reading,
  readParam,
  textOf,
} from './param-reader.ts'

/** Reads what one filter of a list operation has in the address, within the bounds of the contract. */
export type FilterReader = (raw: RawSearch) => Reading

/** Words and how to match them; the way of matching is only beside words, and only when it is not the usual one. */
export function keywordReader(operation: string, param: string, match: string): FilterReader {
  const words = wordsCodec(operation, param)
  const way = oneOf(['fuzzy', 'exact'])
  return (raw) => {
    const reading = readParam(raw, param, words)
    const matching = readParam(raw, match, way)
    const isExact = param in reading.values && matching.values[match] === 'exact'
    return {
      values: isExact ? { ...reading.values, [match]: 'exact' } : reading.values,
      invalid: [...reading.invalid, ...matching.invalid],
    }
  }
}

function wordsCodec(operation: string, param: string) {
  const bounds = textBounds(operation, param)
  return textOf(bounds, `不超过 ${bounds.maxLength} 个字符的文字`)
}

export function wordsReader(operation: string, param: string): FilterReader {
  const codec = wordsCodec(operation, param)
  return (raw) => readParam(raw, param, codec)
}

/** A text that the contract describes by a pattern or a format. */
export function patternReader(operation: string, param: string, expected: string): FilterReader {
  const codec = textOf(textBounds(operation, param), expected)
  return (raw) => readParam(raw, param, codec)
}

/** One of a closed list; what the server assumes anyway is not said. */
export function choiceReader(param: string, words: readonly string[], standard?: string): FilterReader {
  const codec = oneOf(words)
  return (raw) => {
    const reading = readParam(raw, param, codec)
    return reading.values[param] === standard ? { ...reading, values: {} } : reading
  }
}

/** From and to, both included; refused as a whole when they are the wrong way round. */
export function rangeReader(
  operation: string,
  min: string,
  max: string,
  { scale = 1, digits = 0 }: Pick<RangeOptions, 'scale' | 'digits'>,
): FilterReader {
  const codec = (param: string) => {
    const bounds = numberBounds(operation, param)
    return scale === 1 && digits > 0 ? decimal(bounds, digits) : integer(bounds)
  }
  const [least, most] = [codec(min), codec(max)]
  return (raw) => {
    const reading = join(readParam(raw, min, least), readParam(raw, max, most))
    const [from, to] = [reading.values[min], reading.values[max]]
    if (from === undefined || to === undefined || from <= to) return reading
    const reason = '最小值不能大于最大值'
    return { values: {}, invalid: [{ param: min, value: `${from}-${to}`, reason }] }
  }
}

export function integerReader(operation: string, param: string): FilterReader {
  const codec = integer(numberBounds(operation, param))
  return (raw) => readParam(raw, param, codec)
}

/** Ids in one canonical order, so that the same set has one address. */
const idsOf = (text: string) => [...new Set(text.split(',').map(Number))].sort((a, b) => a - b).join(',')

/** Comma-separated ids; both the given text and its canonical spelling must match the contract. */
export function idSetReader(operation: string, param: string): FilterReader {
  const codec = textOf(textBounds(operation, param), '用逗号分开的地区编号')
  return (raw) => {
    const said = readParam(raw, param, codec)
    const value = said.values[param]
    return value === undefined ? said : readParam({ [param]: idsOf(String(value)) }, param, codec)
  }
}

/** A switch is on or not said. */
export function flagReader(param: string): FilterReader {
  const codec = oneOf(['true'])
  return (raw) => {
    const { values, invalid } = readParam(raw, param, codec)
    return { values: param in values ? { [param]: true } : {}, invalid }
  }
}
