import { Button, DownloadIcon, StaticTable } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { financeRefusalsQuery } from '#entities/finance-import'
import { countText } from '../lib/sheet-text.ts'
import { readRefusalsFx, refusalsWanted } from '../model/save-refusals.ts'
import styles from './import-bills.module.css'

/** Rows that were refused: where they are, what stood there, and what to do. */
export function Refusals({ id, count }: { id: string; count: number }) {
  const { data, error } = useQuery(financeRefusalsQuery(id))
  const [save, isSaving] = useUnit([refusalsWanted, readRefusalsFx.pending])
  const more = data ? data.count - data.rows.length : 0
  return (
    <section>
      <h3 className={styles.heading}>
        拒收 {countText(count)} 行
        <Button size="small" icon={<DownloadIcon />} loading={isSaving} onClick={() => save(id)}>
          下载拒收清单
        </Button>
      </h3>
      <StaticTable
        label="拒收的行"
        rows={data?.rows ?? []}
        rowId={({ file, sheet, line, column }) => `${file} ${sheet} ${line} ${column}`}
        maxHeight={240}
        empty={error ? error.message : '正在读取……'}
        columns={[
          { id: 'file', heading: '文件', cell: ({ file }) => file },
          { id: 'sheet', heading: '工作表', cell: ({ sheet }) => sheet ?? '—' },
          { id: 'line', heading: '行', isNumeric: true, cell: ({ line }) => line },
          { id: 'heading', heading: '列', cell: ({ heading }) => heading || '—' },
          { id: 'text', heading: '原文', cell: ({ text }) => text || '—' },
          { id: 'reason', heading: '为什么，怎么办', cell: ({ reason }) => reason },
        ]}
      />
      {more > 0 && <p className={styles.note}>还有 {countText(more)} 处，都在拒收清单里。</p>}
    </section>
  )
}
