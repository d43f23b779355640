import { Select } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { monthName } from '#entities/finance-book'
import type { FinanceImport } from '#entities/finance-import'
import { apiQuery } from '#shared/api'
import styles from './import-bills.module.css'

/** What a person says about a file. */
export interface FileAnswer {
  store?: string
  book?: string
  period?: string
  skip?: boolean
}

interface FileOwnerProps {
  file: FinanceImport['files'][number]
  stores: FinanceImport['stores']
  isLocked: boolean
  onAnswer: ((answer: FileAnswer) => void) | undefined
  months: readonly string[]
}

/** Store, book and month of a file: what was found or said, to be changed where it is wrong. */
export function FileOwner({ file, stores, isLocked, onAnswer, months }: FileOwnerProps) {
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
      {file.period !== null && (
        <Select
          label={`${file.name} 没有账务时间的行记到哪个月`}
          labelPlacement="hidden"
          disabled={isLocked}
          value={file.period}
          options={months.map((month) => ({ value: month, label: `记到 ${monthName(month)}` }))}
          onChange={(period) => period !== file.period && onAnswer({ period })}
        />
      )}
    </span>
  )
}
