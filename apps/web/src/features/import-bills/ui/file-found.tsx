import { Button, StaticTable, Tag, type TagTone } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { monthName } from '#entities/finance-book'
import { type FinanceImport, financeRefusalsQuery } from '#entities/finance-import'
import { isBroken } from '../lib/found-text.ts'
import { remarkOf, rowsText } from '../lib/sheet-text.ts'
import { type FileAnswer, FileOwner } from './file-owner.tsx'
import styles from './import-bills.module.css'

type File = FinanceImport['files'][number]

const TONES: Readonly<Record<string, TagTone>> = {
  ...{ broken: 'danger', unknown: 'warning', no_bills: 'info', empty: 'neutral', skipped: 'neutral' },
}

interface FileFoundProps {
  file: File
  stores: FinanceImport['stores']
  importId: string
  /** The import is being read: nothing can be changed just now. */
  isLocked?: boolean
  /** Whose bill it is, said by the person; absent where it is settled. */
  onAnswer?: (answer: FileAnswer) => void
  /** Months that rows without a time may be of. */
  months?: readonly string[]
  children?: ReactNode
}

/** One file with what its sheets were found to be. */
export function FileFound({
  file,
  stores,
  importId,
  isLocked = false,
  onAnswer,
  months = [],
  children,
}: FileFoundProps) {
  const broken = isBroken(file)
  const isLeftOut = file.sheets.length > 0 && file.sheets.every(({ kind }) => kind === 'skipped')
  const refused = file.sheets.some((sheet) => sheet.refused > 0)
  const { data } = useQuery({ ...financeRefusalsQuery(importId), enabled: refused })
  const firstRefusal = (sheet: string | null) =>
    data?.rows.find((one) => one.file === file.name && one.sheet === sheet)
  return (
    <section
      className={styles.file}
      data-broken={broken || undefined}
      data-asked={file.question !== null || undefined}
      aria-label={file.name}
    >
      <header className={styles.fileHead}>
        <strong className={styles.fileName}>{file.name}</strong>
        {file.question !== null && <Tag tone="warning">要你确认</Tag>}
        {broken && <Tag tone="danger">打不开</Tag>}
        {!broken && <FileOwner {...{ file, stores, isLocked, onAnswer, months }} />}
        {broken && onAnswer && (
          <Button size="small" disabled={isLocked} onClick={() => onAnswer({ skip: true })}>
            移除
          </Button>
        )}
        {isLeftOut && onAnswer && (
          <Button size="small" disabled={isLocked} onClick={() => onAnswer({ skip: false })}>
            改为导入
          </Button>
        )}
      </header>
      {children}
      {broken ? (
        <p className={styles.broken}>
          {file.sheets.map(({ problem }) => problem).find((problem) => problem !== null) ?? '文件已损坏。'}
          <strong>没有读入任何一行。</strong>
        </p>
      ) : (
        <StaticTable
          label={`${file.name} 的工作表`}
          rows={file.sheets}
          rowId={({ no }) => String(no)}
          columns={[
            {
              id: 'name',
              heading: '工作表',
              isRowName: true,
              cell: ({ name, title, kind }) => (
                <>
                  {name ?? title} <Tag tone={TONES[kind] ?? 'success'}>{title}</Tag>
                </>
              ),
            },
            {
              id: 'book',
              heading: '账本 · 币种',
              cell: ({ currency }) => [file.book, currency].filter((one) => one !== null).join(' · ') || '—',
            },
            { id: 'months', heading: '期间', cell: ({ months }) => months.map(monthName).join('、') || '—' },
            { id: 'rows', heading: '行', cell: rowsText },
            {
              id: 'remark',
              heading: '说明',
              cell: (sheet) => remarkOf(sheet, firstRefusal(sheet.name)),
            },
          ]}
        />
      )}
    </section>
  )
}
