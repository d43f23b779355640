import { createEffect, createEvent, createStore, sample } from 'effector'

const KEY = 'haixuan.finance-head'
const NAMES = ['store', 'mode', 'currency', 'returns'] as const

/** Parts of the head that a browser can keep; the month is never one of them. */
export type KeptHead = Readonly<Partial<Record<(typeof NAMES)[number], string>>>

/** What was kept, whatever it holds: only texts under known names. */
export function readKeptHead(kept: Pick<Storage, 'getItem'> | undefined): KeptHead {
  try {
    const said = JSON.parse(kept?.getItem(KEY) ?? '{}') as unknown
    if (typeof said !== 'object' || said === null) return {}
    return Object.fromEntries(
      Object.entries(said).filter(
        ([name, value]) => NAMES.includes(name as never) && typeof value === 'string' && value !== '',
      ),
    )
  } catch {
    return {}
  }
}

/** What the head asks for becomes what it asks for without an address. */
export const headKept = createEvent<KeptHead>()

const keepHeadFx = createEffect((head: KeptHead) => {
  try {
    globalThis.localStorage.setItem(KEY, JSON.stringify(head))
  } catch {
    // A browser that keeps nothing: the choice lasts as long as the page.
  }
})

export const $keptHead = createStore<KeptHead>(readKeptHead(globalThis.localStorage)).on(
  headKept,
  (_, head) => head,
)

sample({ clock: headKept, target: keepHeadFx })
