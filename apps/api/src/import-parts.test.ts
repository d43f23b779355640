import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { IMPORT_PARTS } from './import-parts.ts'
import type { FieldSpec } from './modules/imports/rules/field-spec.ts'

const schema = JSON.parse(
  readFileSync(new URL('../../../mappings/mapping.schema.json', import.meta.url), 'utf8'),
)
const TRANSFORMS: string[] = schema.$defs.rule.properties.as.enum
const KINDS = Object.entries(IMPORT_PARTS.kinds)
const PARTS = KINDS.flatMap(([name, { fields, latest }]): [string, Readonly<Record<string, FieldSpec>>][] => [
  [name, fields],
  ...(latest ? [[`latest of ${name}`, latest] as [string, Readonly<Record<string, FieldSpec>>]] : []),
])

test('there is a kind for each word of the schema of mappings', () => {
  expect(KINDS.map(([name]) => name).sort()).toEqual([...schema.properties.kind.enum].sort())
})

describe.each(PARTS)('the fields of %s', (_name, fields) => {
  test('have each a name of its own for people', () => {
    const labels = Object.values(fields).map(({ label }) => label)
    for (const label of labels) expect(label).toMatch(/\p{Script=Han}|^SKU ID$/u)
    expect(new Set(labels).size).toBe(labels.length)
  })

  test('take transforms that a mapping may name, each once', () => {
    for (const { as } of Object.values(fields)) {
      expect(TRANSFORMS).toEqual(expect.arrayContaining([...as]))
      expect(new Set(as).size).toBe(as.length)
    }
  })

  test('have choices exactly where they are chosen', () => {
    for (const [field, { as, choices }] of Object.entries(fields)) {
      expect(choices !== undefined, field).toBe((as as readonly string[]).includes('choice'))
      for (const choice of choices ?? []) expect(choice).toMatch(/^[a-z_]+$/)
    }
  })

  test('have a currency where they have amounts', () => {
    const money = ['money', 'amount', 'amounts', 'undiscount']
    const hasMoney = Object.values(fields).some(({ as }) => as.some((name) => money.includes(name)))
    if (hasMoney) expect(fields).toHaveProperty('currency')
  })
})

describe.each(KINDS)('the kind %s', (_name, { title, unit, fields, required }) => {
  test('has words for people, and needs fields that it has', () => {
    expect(title).toMatch(/\p{Script=Han}/u)
    expect(unit).toMatch(/\p{Script=Han}/u)
    expect(Object.keys(fields)).toEqual(expect.arrayContaining([...required]))
    expect(required).toContain('externalId')
  })
})

test('pictures are the images of products alone', () => {
  const pictures = PARTS.flatMap(([name, fields]) =>
    Object.entries(fields).flatMap(([field, { isPictures }]) => (isPictures ? [`${name}.${field}`] : [])),
  )
  expect(pictures).toEqual(['products.images'])
})
