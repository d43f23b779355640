import { Button, StaticTable } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { financeRefusalsQuery } from '#entities/finance-import'
import { refusalFile } from '../lib/refusal-file.ts'
import styles from './import-bills.module.css'

/** Rows that were refused, each with its place, what stood there and what to do; also as a file. */
export function Refusals({ id, count }: { id: string; count: number }) {
  const { data } = useQuery(financeRefusalsQuery(id))
  const save = () => {
    if (!data) return
    const address = URL.createObjectURL(refusalFile(data.rows))
    const link = Object.assign(document.createElement('a'), { href: address, download: '拒收清单.csv' })
    link.click()
    URL.revokeObjectURL(address)
  }
  return (
    <section>
      <h3 className={styles.heading}>
        拒收 {count.toLocaleString('zh-CN')} 行
        <Button size="small" disabled={!data} onClick={save}>
          下载拒收清单
        </Button>
      </h3>
      <StaticTable
        label="拒收的行"
        rows={data?.rows ?? []}
        rowId={({ file, sheet, line, column }) => `${file} ${sheet} ${line} ${column}`}
        maxHeight={240}
        empty="正在读取……"
        columns={[
          { id: 'file', heading: '文件', cell: ({ file }) => file },
          { id: 'sheet', heading: '工作表', cell: ({ sheet }) => sheet ?? '—' },
          { id: 'line', heading: '行', isNumeric: true, cell: ({ line }) => line },
          { id: 'heading', heading: '列', cell: ({ heading }) => heading || '—' },
          { id: 'text', heading: '原文', cell: ({ text }) => text || '—' },
          { id: 'reason', heading: '为什么，怎么办', cell: ({ reason }) => reason },
        ]}
      />
    </section>
  )
}
