/** The name a writer probably meant, as “；是不是想写 x”, or nothing when none is near. */
export function didYouMean(written: string, names: Iterable<string>): string {
  let best = ''
  let least = Math.max(2, Math.floor(written.length / 3)) + 1
  for (const name of names) {
    const away = distance(written.toLowerCase(), name.toLowerCase())
    if (away < least) [best, least] = [name, away]
  }
  return best ? `；是不是想写 ${best}` : ''
}

/** Edits between two words, two letters in the wrong order being one of them. */
function distance(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1]
    for (let j = 0; j < b.length; j++) {
      const change = (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1)
      const swapped = i > 0 && j > 0 && a[i] === b[j - 1] && a[i - 1] === b[j]
      const swap = swapped ? (before[j - 1] ?? 0) + 1 : change
      next.push(Math.min(change, swap, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    before = row
    row = next
  }
  return row[b.length] ?? 0
}
