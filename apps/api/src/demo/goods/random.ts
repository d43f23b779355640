/** A stream of pseudo-random numbers that is the same for the same seed on every machine. */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** From 0 up to, not including, 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let t = this.#state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }

  /** Whole number from min to max, both included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1))
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<T>(list: readonly T[]): T {
    const item = list[Math.floor(this.next() * list.length)]
    if (item === undefined) throw new Error('Nothing to pick from: the list is empty.')
    return item
  }

  /** Different items of a list, in the order of the list. */
  some<T>(list: readonly T[], count: number): T[] {
    const left = list.map((item, index) => ({ item, index, by: this.next() }))
    const chosen = left.sort((a, b) => a.by - b.by).slice(0, count)
    return chosen.sort((a, b) => a.index - b.index).map(({ item }) => item)
  }

  /** Bell curve around 0 with a spread of 1. */
  normal(): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.next()))
    return radius * Math.cos(2 * Math.PI * this.next())
  }

  /** Early items are drawn more often, as a few shops sell most. */
  early<T>(list: readonly T[]): T {
    const item = list[Math.floor(this.next() ** 2.2 * list.length)]
    if (item === undefined) throw new Error('Nothing to pick from: the list is empty.')
    return item
  }
}
