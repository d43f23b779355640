import type { Field, Shape } from '../../src/pages/developers/model/reference.ts'
import type { Chinese } from './chinese.ts'
import { type Contract, type Schema, schemaName } from './contract.ts'

const NAMES: Record<string, string> = {
  string: '文本',
  integer: '整数',
  number: '数值',
  boolean: '是否',
  array: '列表',
  object: '对象',
  null: '空',
}

/** Turns schemas of the contract into what a reader needs of them. */
export interface Shapes {
  shapeOf(schema: Schema): Shape
  /** Schemas with an inside that have been named so far, and those that they name. */
  named(): Record<string, { text: string; fields: Field[] }>
}

export function readShapes(contract: Contract, chinese: Chinese): Shapes {
  const named = new Map<string, { text: string; fields: Field[] }>()

  const fieldsOf = (schema: Schema): Field[] =>
    Object.entries(insideOf(schema).properties ?? {}).map(([name, property]) => ({
      ...{ name, shape: shapeOf(property), isRequired: insideOf(schema).required?.includes(name) ?? false },
      text: chinese(property.description ?? described(property), name),
    }))

  const described = ({ $ref }: Schema) => ($ref ? target($ref).description : undefined)

  /** `allOf` is one object of several parts. */
  const insideOf = (schema: Schema): Schema => {
    if (schema.$ref) return insideOf(target(schema.$ref))
    if (!schema.allOf) return schema
    const parts = schema.allOf.map(insideOf)
    return {
      type: 'object',
      properties: Object.assign({}, ...parts.map((part) => part.properties ?? {})),
      required: parts.flatMap((part) => part.required ?? []),
    }
  }

  const target = (ref: string): Schema => contract.components.schemas[schemaName(ref)] ?? {}

  const nameSchema = (ref: string): Shape => {
    const name = schemaName(ref)
    const schema = target(ref)
    if (!insideOf(schema).properties) return shapeOf(schema)
    if (!named.has(name)) {
      const entry = { text: chinese(schema.description), fields: [] as Field[] }
      // Before its fields, because a schema may hold itself.
      named.set(name, entry)
      entry.fields = fieldsOf(schema)
    }
    return { type: NAMES['object'] ?? '', schema: name }
  }

  const shapeOf = (schema: Schema): Shape => {
    if (schema.$ref) return nameSchema(schema.$ref)
    if (schema.oneOf) return oneOf(schema.oneOf.map(shapeOf))
    if (schema.items) {
      const inside = shapeOf(schema.items)
      return { ...inside, type: `列表<${inside.type}>${nullable(schema)}` }
    }
    const fields = schema.properties || schema.allOf ? fieldsOf(schema) : undefined
    return { type: wordsOf(schema), ...(fields ? { fields } : {}) }
  }
  return { shapeOf, named: () => Object.fromEntries(named) }
}

const nullable = ({ type }: Schema) => (Array.isArray(type) && type.includes('null') ? ' | 空' : '')

function oneOf(shapes: Shape[]): Shape {
  const inside = shapes.find((shape) => shape.schema ?? shape.fields) ?? {}
  const order = [...shapes].sort(
    (a, b) => Number(a.type === NAMES['null']) - Number(b.type === NAMES['null']),
  )
  return { ...inside, type: [...new Set(order.map((shape) => shape.type))].join(' | ') }
}

/** The type of a plain value, with its bounds and what it may be. */
export function wordsOf(schema: Schema): string {
  if (schema.const !== undefined) return String(schema.const)
  const types = [schema.type ?? []].flat()
  if (schema.enum) {
    const values = schema.enum.filter((value) => value !== null).join(' · ')
    return types.includes('null') || schema.enum.includes(null) ? `${values} | 空` : values
  }
  const { minimum: low, maximum: high, maxLength: longest } = schema
  const bounds =
    low !== undefined && high !== undefined
      ? ` ${low}–${high}`
      : low !== undefined && low !== 0
        ? ` ≥ ${low}`
        : longest !== undefined
          ? ` ≤ ${longest} 字`
          : ''
  const order = [...types].sort((a, b) => Number(a === 'null') - Number(b === 'null'))
  return order.map((type, index) => (NAMES[type] ?? type) + (index === 0 ? bounds : '')).join(' | ') || '任意'
}
