import { BatchBar, Button } from '@haixuan/ui-kit'
import { Suspense, useEffect, useState } from 'react'
import { CompareBatch } from '#features/compare-rows'
import { ExportBatch, type ExportSubject } from '#features/export-rows'
import { FavouriteBatch } from '#features/keep-favourite'
import { ListingActs, ListingBatch } from '#features/keep-listing'
import type { BoardKind } from '#shared/board'
import type { Marketplace } from '#shared/routes'

interface BatchActsProps<Row> {
  kind: BoardKind<Row, string>
  marketplace: Marketplace
  /** Rows of this page. */
  rows: readonly Row[]
  /** Ids; some may be on other pages. */
  selection: ReadonlySet<string>
  /** The list that the rows are in. */
  subject: ExportSubject
  onCopy: (text: string) => void
  onClear: () => void
  /** Those rows leave this list: they are selected no more. What stays stays selected. */
  onGone: (ids: readonly string[]) => void
}

/** The bar that comes up while rows are chosen. */
export function SelectionBar<Row>(props: BatchActsProps<Row>) {
  const { kind, selection, onClear } = props
  return (
    <BatchBar count={selection.size} noun={kind.counted} onClear={onClear}>
      <BatchActs {...props} />
    </BatchBar>
  )
}

/** What can be done with several rows at once. */
function BatchActs<Row>(props: BatchActsProps<Row>) {
  const { kind, marketplace, rows, selection, onCopy, onGone } = props
  const { subject } = kind
  const linkOf = useLinks(kind, rows)
  const ids = [...selection]
  return (
    <>
      {kind.isWarehouse && (
        <Suspense>
          <ListingActs marketplace={marketplace} ids={ids} onGone={onGone} />
        </Suspense>
      )}
      <FavouriteBatch list={{ marketplace, subject }} ids={ids} {...(kind.isFavourites ? { onGone } : {})} />
      {subject === 'goods' && !kind.isWarehouse && <ListingBatch marketplace={marketplace} ids={ids} />}
      {(subject === 'goods' || subject === 'shop') && (
        <CompareBatch subject={subject} items={ids.map((id) => ({ marketplace, id }))} />
      )}
      <Button size="small" onClick={() => onCopy(ids.join('\n'))}>
        复制ID
      </Button>
      <Button
        size="small"
        onClick={() => onCopy(ids.flatMap((id) => linkOf(id) ?? []).join('\n'))}
        disabled={!ids.some(linkOf)}
      >
        复制链接
      </Button>
      <ExportBatch subject={props.subject} ids={ids} />
    </>
  )
}

/** Links of the rows that were seen so far: a selection may reach over several pages. */
function useLinks<Row>(kind: BoardKind<Row, string>, rows: readonly Row[]) {
  const [links, setLinks] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    setLinks((known) => {
      const found = rows.flatMap((row) => {
        const link = kind.actions(row, undefined).find(({ id }) => id === 'copy-link')?.copy
        return link === undefined ? [] : [[kind.idOf(row), link] as const]
      })
      return new Map([...known, ...found])
    })
  }, [kind, rows])
  return (id: string) => links.get(id)
}
