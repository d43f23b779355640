import type { CategoryStep } from '#modules/reference/rules'
import type { FieldValues } from './field-values.ts'

/** The path of a category with the id of its last step. */
export function categoryOf(fields: FieldValues): CategoryStep[] | null {
  const names = fields['category']
  if (!Array.isArray(names) || names.length === 0) return null
  const leafId = fields['categoryId']
  return names.map((name: string, index) =>
    index === names.length - 1 && typeof leafId === 'string' ? { id: leafId, name } : { name },
  )
}

/** Epoch milliseconds of a day at midnight, or of a moment. */
export function timeOf(day: unknown): number {
  return typeof day === 'number' ? day : Date.parse(`${String(day)}T00:00:00Z`)
}
