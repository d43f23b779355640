import type { Handler } from '#platform/http/handler.ts'
import { namedMapping } from '../files/read-mapping.ts'
import { compileMapping } from '../rules/compile-mapping.ts'
import { previewRows } from '../rules/preview-rows.ts'
import { withMapping } from './import-answer.ts'
import { fieldSamplesView } from './preview-answer.ts'

export const previewImportRows: Handler<'previewImportRows'> = async (
  { body },
  { importParts: { kinds } },
) => {
  const mapping = withMapping(() =>
    compileMapping(kinds, namedMapping(kinds, body.map), body.columns, { clock: Date.now }),
  )
  const { accepted, rejections, samples, regions } = previewRows(kinds[mapping.file.kind], mapping, body.rows)
  const fields = fieldSamplesView(samples)
  return {
    status: 200,
    body: {
      code: 0,
      data: { accepted, rejected: rejections.length, rejections, questions: regions.sentences(), fields },
    },
  }
}
