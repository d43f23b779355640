import type { ReactNode } from 'react'

/** At least one: a guide with an empty section says nothing. */
type Some<T> = readonly [T, ...T[]]

/** A sentence, or a sentence with the thing itself beside it. */
export type Advice = string | { readonly text: string; readonly example: ReactNode }

/** Keys as printed on the keyboard, and what they do. */
type Key = readonly [keys: string, does: string]

/**
 * What the catalogue says about a component beyond its properties and states. One file beside each component,
 * `<folder>/<folder>.guide.tsx`, exporting `guide`; `tooling/kit/complete.mjs` asks for it.
 */
export type Guide = {
  readonly when: Some<string>
  /** Each case names what to use instead. */
  readonly whenNot: Some<string>
  readonly do: Some<Advice>
  readonly dont: Some<Advice>
  /** `none` with the reason for what takes no keys. */
  readonly keyboard: Some<Key> | { readonly none: string }
}
