const DAY_MS = 86_400_000
const BEIJING_MS = 8 * 3_600_000

/** The day in China of a moment, yyyy-mm-dd. @param time epoch milliseconds */
export const dayOf = (time: number): string => new Date(time + BEIJING_MS).toISOString().slice(0, 10)

/** The last second of a day in China, epoch milliseconds. @param day yyyy-mm-dd */
export const endOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) - BEIJING_MS + DAY_MS - 1_000

/** Yuan as typed, in fen; undefined for what is no sum of money above 0. */
export function fenOf(text: string): number | undefined {
  const match = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text.trim())
  if (!match) return undefined
  const fen = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return fen > 0 ? fen : undefined
}
