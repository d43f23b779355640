/** A product on its way to a place. */
export interface Candidate {
  productId: number
  /** Higher is before lower; equal ones are ordered by `tie`, then by product id. */
  by: number
  tie: number
  facts: (number | null)[]
}

const before = (a: Candidate, b: Candidate) => b.by - a.by || b.tie - a.tie || a.productId - b.productId

/** Keeps the best of many in bounded memory. */
export class TopList {
  readonly #depth: number
  #items: Candidate[] = []
  #least: Candidate | null = null

  constructor(depth: number) {
    this.#depth = depth
  }

  add(candidate: Candidate): void {
    if (this.#least !== null && before(candidate, this.#least) > 0) return
    this.#items.push(candidate)
    if (this.#items.length >= this.#depth * 2 + 64) this.#cut()
  }

  /** The best, in order. */
  best(): Candidate[] {
    this.#cut()
    return this.#items
  }

  #cut(): void {
    this.#items.sort(before)
    this.#items.length = Math.min(this.#items.length, this.#depth)
    this.#least = this.#items.length === this.#depth ? (this.#items.at(-1) ?? null) : null
  }
}
