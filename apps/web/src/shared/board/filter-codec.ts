import type { FilterBuilder, IdSet, RangeOptions } from './filter-builder.ts'
import * as read from './filter-reading.ts'
import type { ListOperation } from './list-operation.ts'
import type { Scalar, Values } from './param-reader.ts'

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
  read: read.FilterReader
  /** What the filter does, for its chip; undefined when it is off. */
  describe(values: Values, names: Names): string | undefined
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

/** A filter of one parameter. */
function one(
  id: string,
  label: string,
  read: FilterCodec['read'],
  describe: (value: Scalar, names: Names) => string | undefined = String,
): FilterCodec {
  return {
    ...{ id, label, params: [id], read },
    describe: (values, names) => {
      const value = values[id]
      return value === undefined ? undefined : describe(value, names)
    },
  }
}

const outside = (codec: FilterCodec): FilterCodec => ({ ...codec, isOutside: true })
/** Tabs and places of the page need no chip. */
const unsaid = () => undefined

type Options = Readonly<Record<string, string>>

/** Filters of a list operation as codecs of the address; what they accept is what the contract accepts. */
export function filterCodecs<Op extends ListOperation>(operation: Op): FilterBuilder<Op, FilterCodec> {
  return {
    keyword: (param: string, match: string, label) => ({
      ...{ id: param, label, params: [param, match], read: read.keywordReader(operation, param, match) },
      describe: (values) => {
        const words = values[param]
        if (words === undefined) return undefined
        return values[match] === 'exact' ? `“${words}”（精确）` : `“${words}”`
      },
    }),
    choice: (param: string, label, options: Options, standard?: string) =>
      one(
        param,
        label,
        read.choiceReader(param, Object.keys(options), standard),
        (value) => options[String(value)] ?? String(value),
      ),
    range: (min: string, max: string, label, options) => ({
      ...{ id: min, label, params: [min, max], read: read.rangeReader(operation, min, max, options) },
      describe: (values) => rangeText(values[min], values[max], options),
    }),
    days: (param: string, label) =>
      one(param, label, read.integerReader(operation, param), (value) => `${value} 天内`),
    idSet: (param: string, label, sets) =>
      one(param, label, read.idSetReader(operation, param), (value) => idSetName(String(value), sets)),
    category: (param: string, label) =>
      one(
        param,
        label,
        read.patternReader(operation, param, '类目编号'),
        (value, names) => names.category?.(String(value)) ?? String(value),
      ),
    tab: (param: string, label, options: Options, standard?: string) =>
      outside(one(param, label, read.choiceReader(param, Object.keys(options), standard), unsaid)),
    date: (param: string, label) =>
      outside(one(param, label, read.patternReader(operation, param, ' yyyy-mm-dd 日期'))),
    one: (param: string, label) => outside(one(param, label, read.integerReader(operation, param), unsaid)),
    numbers: (param: string, label) =>
      outside(
        one(param, label, read.patternReader(operation, param, '用逗号分开的 0 到 100 的数'), (value) =>
          String(value).replaceAll(',', ' : '),
        ),
      ),
    least: (param: string, label, _steps, unit) =>
      one(param, label, read.integerReader(operation, param), (value) => `≥${value}${unit}`),
    words: (param: string, label) => one(param, label, read.wordsReader(operation, param)),
    flag: (param: string, label) => one(param, label, read.flagReader(param), () => '是'),
  }
}
