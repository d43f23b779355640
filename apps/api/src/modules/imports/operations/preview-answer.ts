import type { FieldSamples } from '../rules/field-samples.ts'
import { resultText } from '../rules/preview-rows.ts'

/** How each field reads the first rows, as the contract shows it. */
export const fieldSamplesView = (samples: FieldSamples) =>
  [...samples].map(([field, found]) => ({
    field: field.part === 'latest' ? `latest.${field.name}` : field.name,
    label: field.label,
    columns: field.columns,
    samples: found.map(({ cells, result, fault }) => ({ cells, result: resultText(field, result), fault })),
  }))
