import type { FieldValues } from './field-values.ts'

/** Figures by the word of the contract, from the words that mapping files have for them. */
const FIGURE_OF_FIELD = {
  soldTotal: 'salesTotal',
  soldDay: 'salesDay',
  soldWeek: 'salesWeek',
  soldMonth: 'salesMonth',
} as const

/** The units sold that a row names, by the word of the contract. */
export function salesOf(fields: FieldValues): {
  [F in (typeof FIGURE_OF_FIELD)[keyof typeof FIGURE_OF_FIELD]]?: unknown
} {
  return Object.fromEntries(
    Object.entries(FIGURE_OF_FIELD).flatMap(([field, figure]) =>
      field in fields ? [[figure, fields[field]]] : [],
    ),
  )
}
