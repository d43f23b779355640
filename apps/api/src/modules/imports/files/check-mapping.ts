import { readFileSync } from 'node:fs'
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import { regionValue } from '../rules/compile-rule.ts'
import type { FieldSpec, Transform } from '../rules/field-spec.ts'
import type { AllKindRules, FieldSpecs } from '../rules/import-kind.ts'
import type { MappingProblem } from '../rules/mapping-error.ts'
import type { MappingFile, MappingRule } from '../rules/mapping-file.ts'
import { didYouMean } from '../rules/nearest-name.ts'
import { RejectedCell } from '../rules/rejected-cell.ts'

const SCHEMA = new URL('../../../../../../mappings/mapping.schema.json', import.meta.url)
const validate = new Ajv2020({
  allErrors: true,
  verbose: true,
  strict: true,
  allowUnionTypes: true,
}).compile<MappingFile>(JSON.parse(readFileSync(SCHEMA, 'utf8')))

/** Everything wrong with a parsed mapping file; an empty list means that it is a `MappingFile`. */
export function mappingProblems(kinds: AllKindRules, parsed: unknown): MappingProblem[] {
  if (!validate(parsed)) return (validate.errors ?? []).map(shapeProblem)
  const problems: MappingProblem[] = []
  const kind = kinds[parsed.kind]
  checkFields(parsed.fields, kind.fields, 'fields', problems)
  if (parsed.latest && !kind.latest) {
    const having = Object.entries(kinds).flatMap(([name, { latest }]) => (latest ? [name] : []))
    problems.push({ key: 'latest', message: `只能用于 kind: ${having.join('、')}` })
  } else if (parsed.latest && kind.latest) checkFields(parsed.latest, kind.latest, 'latest', problems)
  for (const name of kind.required) {
    if (!parsed.fields[name]) problems.push({ key: `fields.${name}`, message: '必须有这个字段' })
  }
  const priced = Object.keys(parsed.fields).some((name) => isMoney(kind.fields[name]))
  if (priced && !parsed.fields['currency']) {
    problems.push({ key: 'fields.currency', message: '有价格就必须有币种，例如 { value: USD }' })
  }
  problems.push(...kind.problemsOf(parsed))
  return problems
}

const MONEY: readonly Transform[] = ['money', 'undiscount', 'amount', 'amounts']

/** Whether a field holds amounts of money. */
const isMoney = (spec: FieldSpec | undefined) => spec !== undefined && MONEY.includes(spec.as[0])

function checkFields(
  rules: Record<string, MappingRule>,
  specs: FieldSpecs,
  at: string,
  problems: MappingProblem[],
): void {
  for (const [name, rule] of Object.entries(rules)) {
    const spec = specs[name]
    if (!spec) {
      const known = Object.keys(specs)
      const message = `没有这个字段${didYouMean(name, known)}；可用的字段：${known.join('、')}`
      problems.push({ key: `${at}.${name}`, message })
      continue
    }
    checkRule(rule, spec, `${at}.${name}`, problems)
  }
}

function checkRule(rule: MappingRule, spec: FieldSpec, key: string, problems: MappingProblem[]): void {
  const sources = (['column', 'columns', 'value', 'firstOf'] as const).filter(
    (name) => rule[name] !== undefined,
  )
  if (sources.length !== 1) {
    const written = sources.length === 0 ? '一个也没有' : `同时有 ${sources.join('、')}`
    problems.push({ key, message: `column、columns、value、firstOf 必须正好写一个，现在${written}` })
  }
  const as = rule.as ?? spec.as[0]
  if (as !== undefined && !spec.as.includes(as)) {
    problems.push({ key: `${key}.as`, message: `这个字段只能用 ${spec.as.join('、')}，不能用 ${as}` })
  }
  if (rule.columns && as !== 'sha1' && as !== 'path' && as !== 'list') {
    problems.push({ key: `${key}.columns`, message: '多列只能用于 sha1、path、list；依次取用请写 firstOf' })
  }
  if (as === 'undiscount' && !rule.discount) {
    problems.push({ key: `${key}.discount`, message: 'as: undiscount 需要 discount，写折扣所在的列' })
  }
  if (as === 'choice' && rule.value === undefined && !rule.table && !rule.firstOf) {
    problems.push({ key: `${key}.table`, message: `需要对照表，结果只能是 ${spec.choices?.join('、')}` })
  }
  const results = [...Object.values(rule.table ?? {}), ...(rule.value === undefined ? [] : [rule.value])]
  for (const result of results) {
    if (spec.choices && !spec.choices.includes(String(result))) {
      problems.push({ key, message: `${String(result)} 不是可用的值；可用：${spec.choices.join('、')}` })
    }
  }
  if (as === 'region' && rule.value !== undefined) {
    const fault = regionFault(String(rule.value))
    if (fault) problems.push({ key: `${key}.value`, message: fault })
  }
  for (const [index, inner] of (rule.firstOf ?? []).entries()) {
    checkRule(inner, spec, `${key}.firstOf[${index}]`, problems)
  }
}

function regionFault(text: string): string | null {
  try {
    regionValue(text)
    return null
  } catch (error) {
    if (error instanceof RejectedCell) return error.message
    throw error
  }
}

/** A shape error of ajv in words: which key, what is wrong, what is allowed. */
function shapeProblem(error: ErrorObject): MappingProblem {
  const path = error.instancePath.slice(1).replaceAll('/', '.')
  const inner = (name: string) => (path ? `${path}.${name}` : name)
  const { params } = error
  switch (error.keyword) {
    case 'required':
      return { key: inner(String(params['missingProperty'])), message: '必须有这个键' }
    case 'additionalProperties': {
      const name = String(params['additionalProperty'])
      const known = Object.keys((error.parentSchema?.['properties'] ?? {}) as object)
      return {
        key: inner(name),
        message: `没有这个键${didYouMean(name, known)}，可用的键：${known.join('、')}`,
      }
    }
    case 'enum': {
      const allowed: string[] = (params['allowedValues'] as unknown[]).map(String)
      const written = String(error.data)
      return {
        key: path,
        message: `${written} 不是可用的值${didYouMean(written, allowed)}，可用：${allowed.join('、')}`,
      }
    }
    case 'type':
      return { key: path, message: `应当是${typeName(params['type'])}` }
    case 'pattern':
      return { key: path, message: `写法不对：${String(error.data)}；应当符合 ${String(params['pattern'])}` }
    default:
      return { key: path, message: `不符合要求（${error.message ?? error.keyword}）` }
  }
}

const TYPE_NAMES: Record<string, string> = {
  string: '文字（日期和数字样的文字要加引号）',
  object: '键值（key: value）',
  array: '列表',
  boolean: 'true 或 false',
  number: '数字',
}

function typeName(type: unknown): string {
  const types = Array.isArray(type) ? type : [type]
  return types.map((name) => TYPE_NAMES[String(name)] ?? String(name)).join('或')
}
