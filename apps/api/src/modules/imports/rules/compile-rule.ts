import { isCurrency, regionNamed, regionOfCountry } from '#modules/reference/rules'
import { dateValue, momentValue } from './date-value.ts'
import type { FieldSpec, Transform } from './field-spec.ts'
import type { FieldValue } from './field-values.ts'
import { handleValue, idFromAddress, idFromTexts, idList, idValue } from './id-value.ts'
import type { Cells } from './import-row.ts'
import type { MappingRule } from './mapping-file.ts'
import {
  countValue,
  fractionValue,
  isRounded,
  minuteValues,
  moneyValue,
  percentValue,
  starsValue,
  undiscounted,
} from './number-value.ts'
import { quoteCell, RejectedCell } from './rejected-cell.ts'
import { addressValue, booleanValue, listValue, pathValue, pictureAddresses } from './text-value.ts'

/** Makes one field of a row. Amounts need the currency of the row. @throws RejectedCell */
export type CompiledRule = (cells: Cells, currency: string | null) => FieldValue

/** A rule of a checked mapping file as a function. Nothing of the file is ever executed. @param clock epoch ms */
export function compileRule(
  rule: MappingRule,
  spec: FieldSpec | undefined,
  clock: () => number,
): CompiledRule {
  if (rule.firstOf) {
    const inner = rule.firstOf.map((one) => compileRule(one, spec, clock))
    return (cells, currency) => {
      for (const one of inner) {
        const value = one(cells, currency)
        if (value !== null && !(Array.isArray(value) && value.length === 0)) return value
      }
      return null
    }
  }
  const as = rule.as ?? spec?.as[0] ?? 'text'
  const apply = spec?.isPictures ? pictureList(rule) : transform(as, rule, { choices: spec?.choices, clock })
  return (cells, currency) => {
    const texts = sourceTexts(rule, cells)
    if (texts.length > 0) return apply(texts, currency, cells)
    return as === 'list' || as === 'ids' || as === 'texts' ? [] : null
  }
}

/** The cells of a rule, trimmed, stripped and translated; what is missing is left out. */
function sourceTexts(rule: MappingRule, cells: Cells): string[] {
  const raw =
    rule.value === undefined
      ? (rule.columns ?? [rule.column ?? '']).map((name) => cells[name])
      : [String(rule.value)]
  return raw.flatMap((cell) => {
    let text = cell?.trim() ?? ''
    if (text === '' || rule.nullIf?.includes(text)) return []
    for (const prefix of rule.stripPrefix ?? [])
      if (text.startsWith(prefix)) text = text.slice(prefix.length).trim()
    for (const suffix of rule.stripSuffix ?? [])
      if (text.endsWith(suffix)) text = text.slice(0, -suffix.length).trim()
    if (rule.table) {
      const found = Object.hasOwn(rule.table, text) ? rule.table[text] : undefined
      if (found === undefined) {
        const known = Object.keys(rule.table).join('、')
        throw new RejectedCell('choice_unknown', `${quoteCell(text)} 不在对照表里（${known}）`)
      }
      return [String(found)]
    }
    return text === '' ? [] : [text]
  })
}

type Apply = (texts: string[], currency: string | null, cells: Cells) => FieldValue

function transform(
  as: Transform,
  rule: MappingRule,
  { choices, clock }: { choices: readonly string[] | undefined; clock: () => number },
): Apply {
  const { decimal, zeroIsNull } = rule
  const one =
    (make: (text: string, currency: string | null, cells: Cells) => FieldValue): Apply =>
    ([text = ''], currency, cells) =>
      make(text, currency, cells)
  const figure = (make: (text: string, currency: string | null, cells: Cells) => number | null): Apply =>
    one((text, currency, cells) => {
      const value = make(text, currency, cells)
      return value === 0 && zeroIsNull ? null : value
    })
  const money = (text: string, currency: string | null, most?: number) => {
    if (currency === null) throw new RejectedCell('currency_missing', '有价格却没有币种')
    return moneyValue(text, currency, decimal, most)
  }
  const parts = (texts: readonly string[]) => texts.flatMap((text) => text.split(rule.separator ?? ','))
  const table: Record<Transform, Apply> = {
    handle: one(handleValue),
    country: one(countryValue),
    percent: figure((text) => percentValue(text, decimal)),
    fraction: figure((text) => fractionValue(text, decimal)),
    amount: figure((text, currency) => money(text, currency, Number.MAX_SAFE_INTEGER)),
    moment: one((text) => momentValue(text, rule.format, clock())),
    numbers: (texts) => minuteValues(parts(texts), (text) => countValue(text, decimal)),
    amounts: (texts, currency) => minuteValues(parts(texts), (text) => money(text, currency)),
    ids: (texts) => idList(parts(texts)),
    texts: (texts) => parts(texts).map((text) => text.trim().slice(0, 200)),
    text: one((text) => text.replace(/\s+/g, ' ')),
    id: one(idValue),
    'id-from-url': one(idFromAddress),
    sha1: (texts) => idFromTexts(texts),
    url: one(addressValue),
    path: (texts) =>
      pathValue(texts.flatMap((text) => (rule.separator ? text.split(rule.separator) : [text]))),
    list: (texts) =>
      listValue(texts.flatMap((text) => (rule.separator ? text.split(rule.separator) : [text]))),
    count: figure((text) => countValue(text, decimal)),
    stars: figure((text) => starsValue(text, decimal)),
    money: figure((text, currency) => money(text, currency)),
    undiscount: figure((text, currency, cells) =>
      undiscounted(money(text, currency), cells[rule.discount ?? '']),
    ),
    currency: one(currencyValue),
    region: one(regionValue),
    date: one((text) => dateValue(text, rule.format, clock())),
    boolean: one(booleanValue),
    rounded: one(isRounded),
    choice: one((text) => {
      if (choices?.includes(text)) return text
      throw new RejectedCell('choice_unknown', `${quoteCell(text)} 应当是 ${choices?.join('、')}`)
    }),
  }
  return table[as]
}

function pictureList(rule: MappingRule): Apply {
  return (texts) =>
    pictureAddresses(texts.flatMap((text) => (rule.separator ? text.split(rule.separator) : [text])))
}

function currencyValue(text: string): string {
  const code = text.toUpperCase()
  if (!isCurrency(code)) throw new RejectedCell('currency_unknown', `币种不认识：${quoteCell(text)}`)
  return code
}

/** Temu regionId of an ISO 3166 country; null for one that Temu has not. */
function countryValue(text: string): number | null {
  return regionOfCountry(text) ?? null
}

/** The regionId of a name, a code or an id. @throws RejectedCell */
export function regionValue(text: string): number {
  const id = regionNamed(text)
  if (id !== undefined) return id
  const message = `地区不认识：${quoteCell(text)}；可写中文名（泰国）、英文名（Thailand）、两位代码（TH）或 Temu regionId（197）`
  throw new RejectedCell('choice_unknown', message)
}
