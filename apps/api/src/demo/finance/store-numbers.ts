import type { Random } from '../goods/random.ts'

/** Ids of one store, as long as the marketplace's: none fits a JavaScript number. */
export class Numbers {
  readonly #store: number
  #last = 0

  constructor(store: number) {
    this.#store = store
  }

  next(prefix: string): string {
    return `${prefix}-${this.#store}11-${String(++this.#last).padStart(17, '0')}`
  }

  /** The day in it is that of the stock order, months before the money. */
  stockOrder(month: string): string {
    const year = month.slice(2, 4)
    return `WB${year}01${String(10 + (++this.#last % 18))}${String(this.#last).padStart(7, '0')}`
  }

  violation(n: number): string {
    return `VIO_${this.#store}_${String(this.#last - (this.#last % 100) + n).padStart(20, '0')}`
  }

  flow(): string {
    return `87${this.#store}${String(++this.#last).padStart(16, '0')}`
  }
}

/** Days of a month (yyyy-mm). */
export function lastDay(month: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).getUTCDate()
}

/** A moment of a month, +08:00; some of its first hours are still the month before in UTC. */
export function momentIn(random: Random, month: string): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const [day, hour] = [random.int(1, lastDay(month)), random.int(0, 23)]
  return `${month}-${two(day)} ${two(hour)}:${two(random.int(0, 59))}:${two(random.int(0, 59))}`
}

const millis = (text: string) => Date.parse(`${text.replace(' ', 'T')}Z`)

/**
 * A drawn moment of a month, moved behind what it follows: nothing comes back before it is sold. What the
 * drawn moment is in its month, the moved one is in the rest of it.
 */
export function momentAfter(earlier: string, drawn: string): string {
  const month = drawn.slice(0, 7)
  const [start, end] = [millis(`${month}-01 00:00:00`), millis(`${month}-${lastDay(month)} 23:59:59`)]
  const from = Math.max(start, millis(earlier))
  const share = (millis(drawn) - start) / (end - start)
  const at = new Date(Math.min(end, from + Math.ceil(share * (end - from))))
  return at.toISOString().slice(0, 19).replace('T', ' ')
}
