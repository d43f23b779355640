import type { Zones } from './column-layout.ts'

const HEAD_HEIGHT = 32
const GROUP_HEIGHT = 24
const LINE = 1

/** Heights of the rows of headings and sums, in CSS pixels, and the custom properties that carry them. */
export function frameSizes<Row>(zones: Zones<Row>, rowHeight: number, hasTotals: boolean) {
  const hasGroups = zones.all.some(({ column }) => column.group !== undefined)
  const head = HEAD_HEIGHT + (hasGroups ? GROUP_HEIGHT : 0) + LINE
  const foot = hasTotals ? rowHeight + LINE : 0
  return {
    /** What headings and sums take from the scroller. */
    covered: head + foot,
    variables: {
      '--row-block': `${rowHeight}px`,
      '--head-block': `${HEAD_HEIGHT}px`,
      '--head-total': `${head}px`,
      '--foot-total': `${foot}px`,
    },
  }
}
