/** What is told of a bill that holds a heading and nothing else: its person would wait for figures. Null: it has rows. */
export const noRowsText = ({
  layoutId,
  rows,
  totals,
}: {
  layoutId: string | null
  rows: number
  totals: number
}): string | null =>
  layoutId === null || rows > 0 || totals > 0
    ? null
    : '只有表头，没有数据行：这个月本来有账时，请重新导出后再导入'
