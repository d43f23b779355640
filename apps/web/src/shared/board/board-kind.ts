import type { CellContext } from '@haixuan/ui-kit/data-table'
import type { ReactNode } from 'react'

/** What a list is a list of. Favourites, comparison and exports are kept apart by it. */
export type Subject = 'goods' | 'shop' | 'creator' | 'live' | 'video'

/** A cell drawn by hand: what it shows, and what is copied from it. */
export interface SlotCell<Row> {
  text(row: Row): string
  render(cell: CellContext<Row>): ReactNode
  align?: 'start' | 'end'
  grow?: number
  /** Pixels while pinned on a phone. */
  narrowWidth?: number
}

export type SlotCells<Row, Slot extends string> = Readonly<Record<Slot, SlotCell<Row>>>

/** What can be done with one row; where there is no such address the line is missing. */
export interface RowAction {
  id: string
  label: string
  /** Key that does the same while the row has the focus. */
  shortcut?: string
  /** Text for the clipboard. */
  copy?: string
  /** Page to open in a new tab; that of the row itself has the id `detail` and opens here. */
  href?: string
}

/** What a cell can do with its row. */
export interface CellTools<Row> {
  /** Address of the row's own page, if it has one. */
  hrefOf(row: Row): string | undefined
  /** Goes to that page, remembering the list. */
  open(row: Row): void
  /** Opens the row's menu at that place of the window, CSS pixels. */
  more(row: Row, at: { x: number; y: number }): void
}

/**
 * What the board widget must know of the things it lists. Members are methods on purpose: a kind of a plain row
 * then serves boards whose rows hold more than that.
 */
export interface BoardKind<Row, Slot extends string> {
  subject: Subject
  /** Whether its rows are in the listing warehouse: they cannot be put there, and can be taken out. */
  isWarehouse?: boolean
  /** Whether its rows are the reader's favourites: one that is let go leaves the list. */
  isFavourites?: boolean
  /** 商品, 店铺 … */
  noun: string
  /** With its measure word: 个商品. */
  counted: string
  /** Whole sentence for a marketplace without a single row, with the next step. */
  nothing: string
  /** Slot that says what the row is; it cannot be hidden. */
  identity: Slot
  /** Columns that are hidden in favour of figures on a narrow screen. */
  lastOnPhones: readonly string[]
  idOf(row: Row): string
  isDemo(row: Row): boolean
  toneOf(row: Row): 'suspect' | undefined
  /** Query of the row's own page. */
  detailQuery(row: Row): Readonly<Record<string, string>>
  /** @param detailHref address of the row's own page, if it has one */
  actions(row: Row, detailHref: string | undefined): readonly RowAction[]
  cells(tools: CellTools<Row>): SlotCells<Row, Slot>
}
