import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { faultsOf, stopAtMost } from '../http/first-faults.ts'
import type { Contract, Json, Parameter, Schema } from './contract.ts'

/** Undefined when the value fits; what is wrong otherwise, at most the first twenty faults. */
export type Check = (value: unknown) => ErrorObject[] | undefined

/** Makes checks out of schemas of the contract; each compiles when it is used for the first time. */
export interface Checker {
  check(schema: Schema): Check
  /** Schema of an object with one property per parameter. Unknown names are refused when `closed`. */
  parameters(list: Parameter[], closed: boolean): Check
  /** The schema itself, through references. */
  resolve(schema: Schema): Schema
}

const made = new WeakMap<Contract['components'], Checker>()

/** @returns the checker over the components of the contract; one, however many contracts share them. */
export function checkerOf({ components }: Contract): Checker {
  const known = made.get(components) ?? makeChecker(components)
  made.set(components, known)
  return known
}

function makeChecker(components: Contract['components']): Checker {
  // Stops at the first fault: a body of a megabyte can have a hundred thousand of them.
  const judging = compilerOf(components, {})
  // Collects the faults of an invalid value, up to twenty.
  const telling = compilerOf(components, { allErrors: true, verbose: true, code: { process: stopAtMost } })
  const check = (schema: Schema): Check => {
    let compiled: ValidateFunction | undefined
    return (value) => {
      compiled ??= judging(schema)
      return compiled(value) ? undefined : faultsOf(telling(schema), value)
    }
  }
  return {
    check,
    parameters: (list, closed) =>
      check({
        type: 'object',
        properties: Object.fromEntries(list.map((p) => [p.name, p.schema])),
        required: list.filter((p) => p.required).map((p) => p.name),
        ...(closed ? { additionalProperties: false } : {}),
      }),
    resolve: (schema) => resolve(components, schema),
  }
}

/** A compiler of schemas; of those that say the same, one is compiled. */
function compilerOf(
  components: Contract['components'],
  options: Options,
): (schema: Schema) => ValidateFunction {
  const ajv = new Ajv2020({
    ...{ useDefaults: true, strict: true, strictTypes: false, strictRequired: false },
    ...options,
  })
  addFormats(ajv)
  ajv.addVocabulary(['example', 'x-messages', 'x-current', 'components'])
  ajv.addSchema({ $id: 'contract:', components })
  const compiledOf = new Map<string, ValidateFunction>()
  return (schema) => {
    const text = absolute(schema)
    const compiled = compiledOf.get(text) ?? ajv.compile(JSON.parse(text) as Schema)
    compiledOf.set(text, compiled)
    return compiled
  }
}

/** References of the bundle are local to it; the checker knows it as `contract:`. */
function absolute(schema: Schema): string {
  return JSON.stringify(schema).replaceAll('"#/', '"contract:#/')
}

function resolve(components: Contract['components'], schema: Schema): Schema {
  const ref = schema['$ref']
  if (typeof ref !== 'string') return schema
  const path = ref.split('/').slice(2)
  const target = path.reduce<Json | undefined>((at, key) => (at as Schema | undefined)?.[key], components)
  return target ? resolve(components, target as Schema) : schema
}

/**
 * Reads the text of a path, query or header parameter as the type of its schema.
 * Only plain decimal spellings are numbers; anything else stays text and fails its check.
 */
export function readText(type: Json | undefined, text: unknown): unknown {
  if (typeof text !== 'string') return text
  if (type === 'integer' && /^-?\d{1,15}$/.test(text)) return Number(text)
  if (type === 'number' && /^-?\d{1,15}(\.\d{1,15})?$/.test(text)) return Number(text)
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}
