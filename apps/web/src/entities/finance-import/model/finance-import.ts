import type { OperationData } from '@haixuan/api-sdk'
import type { TagTone } from '@haixuan/ui-kit'

export type FinanceImport = OperationData<'getFinanceImport'>
export type FinanceImportBrief = OperationData<'searchFinanceImports'>['rows'][number]

export const IMPORT_STATES: Readonly<Record<FinanceImport['state'], { name: string; tone: TagTone }>> = {
  reading: { name: '正在读取', tone: 'info' },
  asking: { name: '有问题要回答', tone: 'warning' },
  read: { name: '等待写入', tone: 'warning' },
  committing: { name: '正在写入', tone: 'info' },
  committed: { name: '已写入', tone: 'success' },
  undoing: { name: '正在撤销', tone: 'info' },
  undone: { name: '已撤销', tone: 'neutral' },
  failed: { name: '未写入', tone: 'danger' },
}

/** Whether the server works on an import: asking again shows more. */
export const isWorking = ({ state }: Pick<FinanceImport, 'state'>): boolean =>
  state === 'reading' || state === 'committing' || state === 'undoing'
