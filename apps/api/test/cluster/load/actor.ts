import type { Caller } from './caller.ts'

/** Somebody who uses the site again and again, and knows what must be there afterwards. */
export interface Actor {
  readonly caller: Caller
  /** Milliseconds between two steps. */
  readonly paceMs: number
  /** One use of the site. May throw: the fault is told, and the next step follows. */
  step(): Promise<void>
  /** What is not as it was acknowledged: lost, or there twice. */
  broken(): Promise<string[]>
  /** How much was acknowledged. */
  readonly written: number
}

/** Keys that are missing in what is there, or there more than once. */
export function lostOrDoubled(what: string, wanted: Iterable<string>, there: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const key of there) counts.set(key, (counts.get(key) ?? 0) + 1)
  const lost = [...wanted].filter((key) => !counts.has(key))
  const doubled = [...counts].filter(([, n]) => n > 1)
  return [
    ...lost.map((key) => `${what} ${key} is lost`),
    ...doubled.map(([key, n]) => `${what} ${key} is there ${n} times`),
  ]
}
