import type { Handler } from '#platform/http/handler.ts'
import { withUploadedFile } from '../files/uploaded-file.ts'
import { readStart } from '../jobs/preview-file.ts'
import { previewFileRows } from '../rules/preview-rows.ts'
import { fieldSamplesView } from './preview-answer.ts'
import { sourceFailure, uploadSource } from './upload-source.ts'

const SHOWN_ROWS = 10
const SHOWN_REJECTIONS = 100

export const previewImportFile: Handler<'previewImportFile'> = async ({ body }, context) => {
  const { files, importParts } = context
  const { kinds } = importParts
  const source = await uploadSource(context, body)
  const { facts, start } = await withUploadedFile(files, source.upload, source.choices, async (found) => ({
    facts: found,
    start: await readStart(kinds, found, source.mapping),
  })).catch((error: unknown) => {
    throw sourceFailure(error)
  })
  const { columns, mapping, rows } = start
  const { accepted, rejections, samples, regions } = previewFileRows(kinds[mapping.file.kind], mapping, rows)
  const { name, kind, marketplace } = mapping.file
  const { format, encoding, sheet, sheets } = facts
  return {
    status: 200,
    body: {
      code: 0,
      data: {
        ...{
          map: name,
          kind,
          marketplace,
          fileName: facts.name,
          format,
          encoding,
          sheet,
          sheets: [...sheets],
        },
        columns: [...columns],
        rows: rows
          .slice(0, SHOWN_ROWS)
          .map((row) => columns.map((column) => ('cells' in row ? (row.cells[column] ?? null) : null))),
        looked: rows.length,
        ...{ accepted, rejected: rejections.length },
        rejections: rejections.slice(0, SHOWN_REJECTIONS),
        questions: regions.sentences(),
        fields: fieldSamplesView(samples),
      },
    },
  }
}
