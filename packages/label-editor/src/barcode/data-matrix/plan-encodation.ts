import { asciiStep, type Scheme, valuesOf } from './encodation.ts'

/** A stretch of characters in one scheme. */
export interface Stretch {
  scheme: Scheme
  from: number
  to: number
}

/** A way to say everything: `phase` values of the last stretch wait for a full group. */
export interface Plan {
  stretches: Stretch[]
  cost: number
  phase: number
}

interface State {
  scheme: Scheme
  phase: number
  cost: number
  /** The previous state and its position. */
  before: State | null
  at: number
}

const PACKED: readonly Exclude<Scheme, 'ascii' | 'base256'>[] = ['c40', 'text', 'x12', 'edifact']

/** Codewords that leaving EDIFACT takes with so many values waiting, the unlatch value among them. */
const EDIFACT_LEAVES = [1, 2, 3, 3] as const

function keep(states: Map<string, State>, state: State): void {
  const key = `${state.scheme}${state.phase}`
  const known = states.get(key)
  if (!known || state.cost < known.cost) states.set(key, state)
}

/** Adds what a state can turn into without taking a character: ASCII by unlatching, others by latching. */
function spread(states: Map<string, State>): void {
  for (const state of [...states.values()]) {
    const leaves =
      state.scheme === 'edifact'
        ? EDIFACT_LEAVES[state.phase as 0]
        : state.scheme === 'base256'
          ? 0
          : state.phase === 0
            ? 1
            : null
    if (state.scheme !== 'ascii' && leaves !== null) {
      const left: State = {
        scheme: 'ascii',
        phase: 0,
        cost: state.cost + leaves,
        before: state,
        at: state.at,
      }
      keep(states, left)
    }
  }
  const ascii = states.get('ascii0')
  if (!ascii) return
  for (const scheme of PACKED) {
    keep(states, { scheme, phase: 0, cost: ascii.cost + 1, before: ascii, at: ascii.at })
  }
  keep(states, { scheme: 'base256', phase: 0, cost: ascii.cost + 2, before: ascii, at: ascii.at })
}

function take(state: State, codes: readonly number[]): State | null {
  const { scheme, phase, cost, at } = state
  if (scheme === 'ascii') {
    const { codewords, taken } = asciiStep(codes, at)
    return { scheme, phase, cost: cost + codewords.length, before: state, at: at + taken }
  }
  const values = valuesOf(codes[at] ?? 0, scheme)
  if (!values) return null
  if (scheme === 'base256') return { scheme, phase, cost: cost + 1, before: state, at: at + 1 }
  const [group, codewords] = scheme === 'edifact' ? [4, 3] : [3, 2]
  const waiting = phase + values.length
  return {
    scheme,
    phase: waiting % group,
    cost: cost + Math.floor(waiting / group) * codewords,
    before: state,
    at: at + 1,
  }
}

function stretchesOf(last: State): Stretch[] {
  const stretches: Stretch[] = []
  for (let state: State | null = last; state?.before; state = state.before) {
    const { before } = state
    if (before.at === state.at) continue
    const first = stretches[0]
    if (first && first.scheme === state.scheme && before.scheme === state.scheme && first.from === state.at) {
      first.from = before.at
    } else stretches.unshift({ scheme: state.scheme, from: before.at, to: state.at })
  }
  return stretches
}

/** The cheapest plan for every scheme and phase that the codes can end in, ASCII first. */
export function plansOf(codes: readonly number[]): Plan[] {
  const places: Map<string, State>[] = Array.from({ length: codes.length + 2 }, () => new Map())
  const start: State = { scheme: 'ascii', phase: 0, cost: 0, before: null, at: 0 }
  places[0]?.set('ascii0', start)
  for (let at = 0; at < codes.length; at++) {
    const states = places[at] ?? new Map<string, State>()
    spread(states)
    for (const state of states.values()) {
      const next = take(state, codes)
      const place = next && places[next.at]
      if (place) keep(place, next)
    }
  }
  return [...(places[codes.length]?.values() ?? [])].map((state) => ({
    stretches: stretchesOf(state),
    cost: state.cost,
    phase: state.phase,
  }))
}
