import type { CallInput, HaixuanError } from '@haixuan/api-sdk'
import { createEffect, createEvent, sample } from 'effector'
import type { FinanceImport } from '#entities/finance-import'
import { api, invalidateFx } from '#shared/api'
import { noticeAsked } from '#shared/notice'
import { filesForgotten } from './upload-bills.ts'

type Wish = CallInput<'createFinanceImport'>['body']
type Answers = CallInput<'answerFinanceImport'>['body']['files']

/** Begins an import of uploaded files. */
export const beginImportFx = createEffect<Wish, FinanceImport, HaixuanError>((body) =>
  api.call('createFinanceImport', { body }, { quiet: true }),
)
/** Says whose bills files are. */
export const answerImportFx = createEffect<{ id: string; files: Answers }, FinanceImport, HaixuanError>(
  ({ id, files }) => api.call('answerFinanceImport', { path: { id }, body: { files } }, { quiet: true }),
)
export const commitImportFx = createEffect<string, FinanceImport, HaixuanError>((id) =>
  api.call('commitFinanceImport', { path: { id } }, { quiet: true }),
)
export const undoImportFx = createEffect<string, FinanceImport, HaixuanError>((id) =>
  api.call('undoFinanceImport', { path: { id } }),
)
/** Removes an import that was not committed. */
export const dropImportFx = createEffect<string, unknown, HaixuanError>((id) =>
  api.call('dropFinanceImport', { path: { id } }),
)

sample({ clock: beginImportFx.done, target: filesForgotten })
sample({
  clock: [
    undoImportFx.done.map(() => '正在撤销，撤销后数字与导入前一分不差'),
    dropImportFx.done.map(() => '导入已移除'),
  ],
  fn: (text) => ({ tone: 'success' as const, text }),
  target: noticeAsked,
})
/** The server has finished its work on an import: what was told before is old. */
export const importSettled = createEvent()

/** Everything that shows imports or what they brought. */
const BOOK_LISTS = [
  ...['getFinanceImport', 'searchFinanceImports', 'listFinanceRefusals', 'listUploads'],
  ...[
    'getFinanceBooks',
    'getFinanceCourse',
    'getFinanceCoverage',
    'searchFinanceLines',
    'searchFinanceSkus',
    'getFinanceSkuDays',
    'searchFinanceOrders',
  ],
]

// Also after a failure: another page may have gone on with the import.
for (const list of BOOK_LISTS) {
  sample({
    clock: [
      ...[beginImportFx.finally, answerImportFx.finally, commitImportFx.finally],
      ...[undoImportFx.finally, dropImportFx.finally, importSettled],
    ],
    fn: () => [list],
    target: invalidateFx,
  })
}
