/**
 * The stored day at or before a day, else the oldest.
 * @param dates newest first, yyyy-mm-dd
 */
export function storedAt(dates: readonly string[], date: string): string | undefined {
  return dates.find((stored) => stored <= date) ?? dates.at(-1)
}
