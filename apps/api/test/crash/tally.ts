/** Figures of one series of kills. */
export class Tally {
  readonly name: string
  readonly kills = new Map<string, number>()
  readonly readyMs: number[] = []
  readonly firstBootMs: number[] = []
  readonly faults: string[] = []
  acknowledged = 0
  products = 0

  constructor(name: string) {
    this.name = name
  }

  /** Counts a kill, and shows that the run continues. */
  killed(moment: string): void {
    process.stderr.write('.')
    this.kills.set(moment, (this.kills.get(moment) ?? 0) + 1)
  }

  /** Notes what is wrong after a kill and says it at once. */
  fault(moment: string, what: readonly string[]): void {
    for (const each of what) {
      this.faults.push(`${moment}: ${each}`)
      console.log(`  FAULT ${this.name} ${moment}: ${each}`)
    }
  }

  line(): string {
    const total = [...this.kills.values()].reduce((sum, n) => sum + n, 0)
    const moments = [...this.kills].map(([moment, n]) => `${n} ${moment}`).join(', ')
    const worst = (all: readonly number[]) => (Math.max(...all, 0) / 1000).toFixed(1)
    const boots =
      this.firstBootMs.length > 0 ? `, after a killed first boot in at most ${worst(this.firstBootMs)} s` : ''
    return `${this.name}: ${total} kills (${moments}), ${this.acknowledged} acknowledged writes, ${this.products} products; faults ${this.faults.length}; ready again in at most ${worst(this.readyMs)} s${boots}`
  }
}

/** A whole number of milliseconds between two, both included. */
export function between(from: number, to: number): number {
  return from + Math.floor(Math.random() * (to - from + 1))
}
