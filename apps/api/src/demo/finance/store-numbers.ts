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

/** A moment of a month, +08:00; some of its first hours are still the month before in UTC. */
export function momentIn(random: Random, month: string): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const [day, hour] = [random.int(1, 28), random.int(0, 23)]
  return `${month}-${two(day)} ${two(hour)}:${two(random.int(0, 59))}:${two(random.int(0, 59))}`
}
