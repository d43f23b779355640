import { previewRows, resultText } from '../domain/import-job/preview-rows.ts'
import { compileMapping } from '../domain/import-mapping/compile-mapping.ts'
import { namedMapping } from '../domain/import-mapping/read-mapping.ts'
import type { Handler } from '../http/handler.ts'
import { withMapping } from '../http/import-answer.ts'

export const previewImportRows: Handler<'previewImportRows'> = async ({ body }) => {
  const mapping = withMapping(() => compileMapping(namedMapping(body.map), body.columns))
  const { accepted, rejections, samples, regions } = previewRows(mapping, body.rows)
  const fields = [...samples].map(([field, found]) => ({
    field: field.part === 'latest' ? `latest.${field.name}` : field.name,
    label: field.label,
    columns: field.columns,
    samples: found.map(({ cells, result, fault }) => ({ cells, result: resultText(field, result), fault })),
  }))
  return {
    status: 200,
    body: {
      code: 0,
      data: { accepted, rejected: rejections.length, rejections, questions: regions.sentences(), fields },
    },
  }
}
