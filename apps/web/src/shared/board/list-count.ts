/** How many rows a list found. */
interface ListCount {
  /** Matching rows; at least so many while it is not exact. */
  count: number
  countIsExact: boolean
}

/** Where counting stops unless somebody asks for the whole number. */
const COUNT_STOP = 10_001

/** `1,234`, or `10,000+` while counting stopped early. */
export function countText({ count, countIsExact }: ListCount): string {
  return countIsExact ? count.toLocaleString('zh-CN') : `${(count - 1).toLocaleString('zh-CN')}+`
}

/** True when the rows were there before their count: it is a least number, and the list is asked again. */
export function isLateCount({ count, countIsExact }: ListCount): boolean {
  return !countIsExact && count < COUNT_STOP
}
