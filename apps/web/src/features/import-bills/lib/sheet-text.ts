import type { OperationData } from '@haixuan/api-sdk'
import type { FinanceImport } from '#entities/finance-import'

type Sheet = FinanceImport['files'][number]['sheets'][number]
type Refusal = OperationData<'listFinanceRefusals'>['rows'][number]

/** A number of rows; `—` while it is not known. */
export const countText = (value: number | null): string =>
  value === null ? '—' : value.toLocaleString('zh-CN')

/** `926 新增 0 重复 0 拒收`, or why there is nothing to count. */
export function rowsText({ kind, title, rows, added, duplicate, refused }: Sheet): string {
  if (kind === 'unknown') return `${countText(rows)} 行原样保存，不计入`
  if (kind === 'no_bills' || kind === 'empty' || kind === 'skipped') return title
  if (kind === 'broken') return '没有读入任何一行'
  if (added === null) return `${countText(rows)} 行`
  return `${countText(added)} 新增 ${countText(duplicate)} 重复 ${countText(refused)} 拒收`
}

/** Why an import brings no new details. */
export function nothingText({ duplicate, rows }: Pick<FinanceImport, 'duplicate' | 'rows'>): string {
  if ((duplicate ?? 0) > 0) return '没有新的明细：这些行以前都导入过。'
  return rows === 0 ? '这些文件里没有数据行，没有可以写入的明细。' : '没有可以写入的明细。'
}

const refusalText = ({ line, heading, text, reason }: Refusal) =>
  `第 ${line} 行：${heading} 是 ${text || '空的'}，${reason}`

/** What is to be said of a sheet beside its numbers: nothing is left out in silence. */
export function remarkOf({ kind, unknownColumns, problem, totals }: Sheet, refusal?: Refusal): string {
  return [
    ...(refusal ? [refusalText(refusal)] : []),
    ...(problem === null ? [] : [problem]),
    ...(kind === 'no_bills' ? ['记为已覆盖，不是 0 行缺失'] : []),
    ...(totals > 0 ? [`${totals} 行合计不重复计入`] : []),
    ...(unknownColumns.length > 0
      ? [`多出 ${unknownColumns.length} 列「${unknownColumns.join('」「')}」：不参与计算，已保存`]
      : []),
  ].join('；')
}
