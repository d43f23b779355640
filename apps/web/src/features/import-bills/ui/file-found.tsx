import { StaticTable, Tag, type TagTone } from '@haixuan/ui-kit'
import type { ReactNode } from 'react'
import type { FinanceImport } from '#entities/finance-import'
import styles from './import-bills.module.css'

type File = FinanceImport['files'][number]
type Sheet = File['sheets'][number]

const TONES: Readonly<Record<string, TagTone>> = {
  broken: 'danger',
  unknown: 'warning',
  no_bills: 'info',
  empty: 'neutral',
  skipped: 'neutral',
}

/** What is to be said of a sheet beside its numbers: nothing is left out in silence. */
function remarkOf({ kind, rows, unknownColumns, problem, totals }: Sheet): string {
  const remarks = [
    ...(problem === null ? [] : [problem]),
    ...(kind === 'unknown' && rows > 0 ? [`${rows.toLocaleString('zh-CN')} 行原样保存，不计入`] : []),
    ...(kind === 'no_bills' ? ['记为已覆盖，不是 0 行缺失'] : []),
    ...(kind === 'broken' ? ['没有读入任何一行'] : []),
    ...(totals > 0 ? [`${totals} 行合计不重复计入`] : []),
    ...(unknownColumns.length > 0
      ? [`多出 ${unknownColumns.length} 列「${unknownColumns.join('」「')}」：不参与计算，已保存`]
      : []),
  ]
  return remarks.join('；')
}

const count = (value: number | null) => (value === null ? '—' : value.toLocaleString('zh-CN'))

/** One file with what its sheets were found to be. */
export function FileFound({
  file,
  stores,
  children,
}: {
  file: File
  stores: FinanceImport['stores']
  children?: ReactNode
}) {
  const store = stores.find(({ id }) => id === file.store)
  const isBroken = file.sheets.some(({ kind }) => kind === 'broken')
  return (
    <section className={styles.file} data-broken={isBroken || undefined} aria-label={file.name}>
      <header className={styles.fileHead}>
        <strong>{file.name}</strong>
        <span className={styles.note}>
          {[store?.name, file.book].filter((text) => text !== undefined && text !== null).join(' · ')}
        </span>
      </header>
      {children}
      <StaticTable
        label={`${file.name} 的工作表`}
        rows={file.sheets}
        rowId={({ no }) => String(no)}
        columns={[
          { id: 'name', heading: '工作表', isRowName: true, cell: ({ name }) => name ?? '—' },
          {
            id: 'kind',
            heading: '是什么',
            cell: ({ kind, title }) => <Tag tone={TONES[kind] ?? 'success'}>{title}</Tag>,
          },
          { id: 'months', heading: '月份', cell: ({ months }) => months.join('、') || '—' },
          { id: 'currency', heading: '币种', cell: ({ currency }) => currency ?? '—' },
          { id: 'rows', heading: '行数', isNumeric: true, cell: ({ rows }) => count(rows) },
          { id: 'added', heading: '新增', isNumeric: true, cell: ({ added }) => count(added) },
          { id: 'duplicate', heading: '重复', isNumeric: true, cell: ({ duplicate }) => count(duplicate) },
          { id: 'refused', heading: '拒收', isNumeric: true, cell: ({ refused }) => count(refused) },
          { id: 'remark', heading: '说明', cell: remarkOf },
        ]}
      />
    </section>
  )
}
