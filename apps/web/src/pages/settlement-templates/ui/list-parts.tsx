import { FailedState, Pagination, SearchField, SegmentedControl, Skeleton } from '@haixuan/ui-kit'
import type { ReactNode } from 'react'
import type { ListAddress } from '#shared/list-address'
import { layout } from '#shared/page-layout'

interface ListHeadProps<Part extends string> {
  address: ListAddress
  /** Name of the choice of parts, and of the word of the address that keeps it. */
  choice: { label: string; name: 'only' | 'part' }
  parts: readonly { value: Part; label: string }[]
  part: Part | undefined
  /** What words are looked for. */
  words: { label: string; placeholder: string }
  /** Between the two: an order. */
  children?: ReactNode
}

/** What a list shows: one of its parts, and the words that are looked for. */
export function ListHead<Part extends string>(props: ListHeadProps<Part>) {
  const { address, choice, parts, part, words, children } = props
  return (
    <div className={layout.line}>
      {part !== undefined && parts.length > 1 && (
        <SegmentedControl
          label={choice.label}
          options={parts}
          value={part}
          onChange={(next) => address.go({ [choice.name]: next })}
        />
      )}
      {children}
      <SearchField
        label={words.label}
        labelPlacement="hidden"
        placeholder={words.placeholder}
        value={address.read('q') ?? ''}
        onChange={(said) => address.go({ q: said.trim() || undefined })}
      />
    </div>
  )
}

interface ListAnswerProps<Data> {
  query: {
    data: Data | undefined
    error: Error | null
    isFetching: boolean
    refetch: () => unknown
  }
  /** In the place of the rows when there are none. */
  empty?: ReactNode
  children: (data: Data) => ReactNode
}

/** What the server answers: why it does not, its place while it is read, that there is nothing, or what there is. */
export function ListAnswer<Data extends { count: number }>({
  query,
  empty,
  children,
}: ListAnswerProps<Data>) {
  const { data, error, isFetching, refetch } = query
  if (data) return data.count === 0 ? empty : children(data)
  if (error)
    return <FailedState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
  return <Skeleton height="420px" />
}

interface ListFootProps {
  address: ListAddress
  label?: string
  count: number
  /** Rows of a page. */
  limit: number
  children: ReactNode
}

/** Sums of all rows, and the way to the other pages. */
export function ListFoot({ address, label, count, limit, children }: ListFootProps) {
  return (
    <div className={layout.line}>
      {children}
      {count > limit && (
        <Pagination
          {...(label !== undefined && { label })}
          page={address.page}
          limit={limit}
          count={count}
          onPageChange={(page) => address.go({ page })}
        />
      )}
    </div>
  )
}
