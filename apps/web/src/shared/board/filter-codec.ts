import type { FilterBuilder, IdSet, RangeOptions } from './filter-builder.ts'
import type { ListOperation } from './list-operation.ts'
import {
  decimal,
  integer,
  join,
  oneOf,
  type RawSearch,
  type Reading,
  readParam,
  type Scalar,
  textOf,
  type Values,
} from './param-reader.ts'

/** Names that only the server knows. */
export interface Names {
  category?: (id: string) => string | undefined
}

/** A filter as the address sees it. */
export interface FilterCodec {
  /** The first of its parameters. */
  id: string
  label: string
  params: readonly string[]
  /** Asked for by the page and not by the bar: clearing the filters leaves it. */
  isOutside?: boolean
  read(raw: RawSearch): Reading
  /** What the filter does, for its chip; undefined when it is off. */
  describe(values: Values, names: Names): string | undefined
}

const MOST = 1_000_000_000
const flagCodec = oneOf(['true'])

function readFlag(raw: RawSearch, param: string): Reading {
  const { values, invalid } = readParam(raw, param, flagCodec)
  return { values: param in values ? { [param]: true } : {}, invalid }
}

/** Ids in one canonical order, so that the same set has one address. */
function idsOf(text: string): string {
  return [...new Set(text.split(',').map(Number))].sort((a, b) => a - b).join(',')
}

/** Names of the sets that together are exactly these ids, or how many ids there are. */
function idSetName(value: string, sets: readonly IdSet[]): string {
  const ids = new Set(value.split(',').map(Number))
  const inside = sets.filter((set) => set.ids.every((id) => ids.has(id)))
  const isWhole = new Set(inside.flatMap((set) => set.ids)).size === ids.size
  return isWhole ? inside.map((set) => set.label).join('、') : `${ids.size} 个`
}

/** `50-100`, `≥50`, `≤100`, in units that people type: 1250 cents with scale 100 are 12.5. */
export function rangeText(
  min: Scalar | undefined,
  max: Scalar | undefined,
  { scale = 1 }: Pick<RangeOptions, 'scale'> = {},
): string | undefined {
  const shown = (value: Scalar) => String(Number(value) / scale)
  if (min === undefined) return max === undefined ? undefined : `≤${shown(max)}`
  return max === undefined ? `≥${shown(min)}` : `${shown(min)}-${shown(max)}`
}

function readRange(raw: RawSearch, min: string, max: string, options: RangeOptions): Reading {
  const { most = MOST, scale = 1, digits = 0 } = options
  const codec = scale === 1 && digits > 0 ? decimal(most, digits) : integer(0, most)
  const reading = join(readParam(raw, min, codec), readParam(raw, max, codec))
  const [from, to] = [reading.values[min], reading.values[max]]
  if (from === undefined || to === undefined || from <= to) return reading
  const reason = '最小值不能大于最大值'
  return { values: {}, invalid: [{ param: min, value: `${from}-${to}`, reason }] }
}

/** Filters as codecs of the address. */
export function filterCodecs<Op extends ListOperation>(): FilterBuilder<Op, FilterCodec> {
  const one = (
    id: string,
    label: string,
    read: FilterCodec['read'],
    describe: (value: Scalar, names: Names) => string,
  ): FilterCodec => ({
    id,
    label,
    params: [id],
    read,
    describe: (values, names) => {
      const value = values[id]
      return value === undefined ? undefined : describe(value, names)
    },
  })
  const outside = (id: string, label: string, read: FilterCodec['read']): FilterCodec => ({
    id,
    label,
    params: [id],
    isOutside: true,
    read,
    describe: () => undefined,
  })
  return {
    keyword: (param: string, match: string, label) => ({
      id: param,
      label,
      params: [param, match],
      read: (raw) => {
        const words = readParam(raw, param, textOf(/\S/u, 200, '不超过 200 个字符的文字'))
        const way = readParam(raw, match, oneOf(['fuzzy', 'exact']))
        const isExact = param in words.values && way.values[match] === 'exact'
        return {
          values: isExact ? { ...words.values, [match]: 'exact' } : words.values,
          invalid: [...words.invalid, ...way.invalid],
        }
      },
      describe: (values) => {
        const words = values[param]
        if (words === undefined) return undefined
        return values[match] === 'exact' ? `“${words}”（精确）` : `“${words}”`
      },
    }),
    choice: (param: string, label, options: Readonly<Record<string, string>>, standard?: string) =>
      one(
        param,
        label,
        (raw) => {
          const reading = readParam(raw, param, oneOf(Object.keys(options)))
          return reading.values[param] === standard ? { ...reading, values: {} } : reading
        },
        (value) => options[String(value)] ?? String(value),
      ),
    range: (min: string, max: string, label, options) => ({
      id: min,
      label,
      params: [min, max],
      read: (raw) => readRange(raw, min, max, options),
      describe: (values) => rangeText(values[min], values[max], options),
    }),
    days: (param: string, label) =>
      one(
        param,
        label,
        (raw) => readParam(raw, param, integer(1, 3650)),
        (value) => `${value} 天内`,
      ),
    idSet: (param: string, label, sets) =>
      one(
        param,
        label,
        (raw) => {
          const pattern = /^[0-9]{1,3}(,[0-9]{1,3}){0,39}$/
          const reading = readParam(raw, param, textOf(pattern, 160, '用逗号分开的地区编号'))
          const value = reading.values[param]
          return value === undefined ? reading : { values: { [param]: idsOf(String(value)) }, invalid: [] }
        },
        (value) => idSetName(String(value), sets),
      ),
    category: (param: string, label) =>
      one(
        param,
        label,
        (raw) => readParam(raw, param, textOf(/^[A-Za-z0-9_-]{1,40}$/, 40, '类目编号')),
        (value, names) => names.category?.(String(value)) ?? String(value),
      ),
    tab: (param: string, label, options: Readonly<Record<string, string>>, standard?: string) =>
      outside(param, label, (raw) => {
        const reading = readParam(raw, param, oneOf(Object.keys(options)))
        return reading.values[param] === standard ? { ...reading, values: {} } : reading
      }),
    date: (param: string, label) => ({
      ...one(
        param,
        label,
        (raw) => readParam(raw, param, textOf(/^\d{4}-\d{2}-\d{2}$/, 10, ' yyyy-mm-dd 日期')),
        String,
      ),
      isOutside: true,
    }),
    one: (param: string, label) => outside(param, label, (raw) => readParam(raw, param, integer(1, 999))),
    numbers: (param: string, label) => ({
      ...one(
        param,
        label,
        (raw) =>
          readParam(
            raw,
            param,
            textOf(/^(100|\d{1,2})(,(100|\d{1,2})){1,7}$/, 40, '用逗号分开的 0 到 100 的数'),
          ),
        (value) => String(value).replaceAll(',', ' : '),
      ),
      isOutside: true,
    }),
    least: (param: string, label, _steps, unit) =>
      one(
        param,
        label,
        (raw) => readParam(raw, param, integer(1, MOST)),
        (value) => `≥${value}${unit}`,
      ),
    words: (param: string, label) =>
      one(
        param,
        label,
        (raw) => readParam(raw, param, textOf(/\S/u, 100, '不超过 100 个字符的文字')),
        String,
      ),
    flag: (param: string, label) =>
      one(
        param,
        label,
        (raw) => readFlag(raw, param),
        () => '是',
      ),
  }
}
