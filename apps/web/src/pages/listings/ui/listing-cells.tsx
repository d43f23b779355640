import { MISSING } from '@haixuan/ui-kit'
import { LISTING_STATUS, type ListingRow, type ListingSlot } from '#entities/listing'
import type { CellTools, SlotCells } from '#shared/board'
import { wordOf } from '#shared/known-word'
import { Lines, MoreButton } from '#shared/row-cells'
import { amountText, COST_SOURCE, listingName, rateText, sourceText } from '../lib/listing-text.ts'
import { EditButton } from './edit-button.tsx'
import styles from './listings.module.css'
import { ProductCell } from './product-cell.tsx'
import { StatusCell } from './status-cell.tsx'
import { TargetCell } from './target-cell.tsx'

const costText = ({ cost, costSource }: ListingRow) =>
  [amountText(cost), costSource && COST_SOURCE[costSource]].filter(Boolean).join(' ')

/** Cells of a listing that no kind of column draws. */
export function listingCells(tools: CellTools<ListingRow>): SlotCells<ListingRow, ListingSlot> {
  return {
    product: {
      text: listingName,
      render: ({ row, tabIndex }) => (
        <ProductCell
          row={row}
          href={row.isGone ? undefined : tools.hrefOf(row)}
          onOpen={() => tools.open(row)}
          tabIndex={tabIndex}
        />
      ),
      grow: 1,
      narrowWidth: 190,
    },
    source: { text: sourceText, render: ({ row }) => <Lines text={sourceText(row)} /> },
    target: {
      text: ({ targetShop, targetSite }) =>
        targetShop ?? (targetSite === null ? MISSING : String(targetSite)),
      render: ({ row }) => <TargetCell row={row} />,
    },
    cost: {
      text: costText,
      render: ({ row: { cost, costSource } }) =>
        cost === null && costSource === null ? (
          <Lines text={MISSING} />
        ) : (
          <span className={styles.amount}>
            {amountText(cost)}
            {costSource && <span className={styles.from}>{COST_SOURCE[costSource]}</span>}
          </span>
        ),
      align: 'end',
    },
    profitRate: {
      text: ({ profitRate }) => rateText(profitRate),
      render: ({ row: { profitRate } }) =>
        profitRate === null ? (
          <Lines text={MISSING} />
        ) : (
          <span className={profitRate < 0 ? styles.loss : undefined}>
            {rateText(profitRate)}
            {profitRate < 0 && <span className={styles.from}>亏损</span>}
          </span>
        ),
      align: 'end',
    },
    status: {
      text: ({ status }) => wordOf(LISTING_STATUS, status),
      render: ({ row, tabIndex }) => <StatusCell row={row} tabIndex={tabIndex} />,
    },
    note: { text: ({ note }) => note ?? MISSING, render: ({ row }) => <Lines text={row.note ?? MISSING} /> },
    actions: {
      text: () => '',
      render: ({ row, tabIndex }) => (
        <span className={styles.actions}>
          <EditButton row={row} tabIndex={tabIndex} />
          <MoreButton name={listingName(row)} tabIndex={tabIndex} onMore={(at) => tools.more(row, at)} />
        </span>
      ),
    },
  }
}
