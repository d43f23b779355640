import { Button, Select, StaticTable, Tag, type TagTone } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { monthName } from '#entities/finance-book'
import { type FinanceImport, financeRefusalsQuery } from '#entities/finance-import'
import { apiQuery } from '#shared/api'
import { isBroken } from '../lib/found-text.ts'
import { remarkOf, rowsText } from '../lib/sheet-text.ts'
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
  onAnswer?: (answer: { store?: string; book?: string; skip?: boolean }) => void
  children?: ReactNode
}

/** One file with what its sheets were found to be. */
export function FileFound({ file, stores, importId, isLocked = false, onAnswer, children }: FileFoundProps) {
  const broken = isBroken(file)
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
        {!broken && <Owner {...{ file, stores, isLocked, onAnswer }} />}
        {broken && onAnswer && (
          <Button size="small" disabled={isLocked} onClick={() => onAnswer({ skip: true })}>
            移除
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

type OwnerProps = Required<Pick<FileFoundProps, 'file' | 'stores' | 'isLocked'>> & {
  onAnswer: FileFoundProps['onAnswer'] | undefined
}

/** Store and book of a file: what was found, to be changed where it is wrong. */
function Owner({ file, stores, isLocked, onAnswer }: OwnerProps) {
  const { data } = useQuery(apiQuery('searchOwnStores', { query: { limit: 100 } }))
  const store = stores.find(({ id }) => id === file.store)
  const isBill = store !== undefined && file.question === null
  if (!onAnswer || !isBill) {
    const text = [store?.name, file.book].filter((one) => one !== undefined && one !== null).join(' · ')
    return <span className={styles.note}>{text}</span>
  }
  const named = data?.rows.find(({ id }) => id === file.store)?.books ?? []
  const books = file.book === null || named.includes(file.book) ? named : [file.book, ...named]
  return (
    <span className={styles.owner}>
      <Select
        label={`${file.name} 的店铺`}
        labelPlacement="hidden"
        disabled={isLocked}
        value={store.id}
        options={stores.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(id) => id !== store.id && onAnswer({ store: id })}
      />
      {books.length > 0 && (
        <Select
          label={`${file.name} 的账本`}
          labelPlacement="hidden"
          disabled={isLocked}
          placeholder="账本"
          value={file.book}
          options={books.map((name) => ({ value: name, label: name }))}
          onChange={(book) => book !== file.book && onAnswer({ book })}
        />
      )}
    </span>
  )
}
