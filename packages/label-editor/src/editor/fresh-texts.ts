import type { TextElement } from '../document/element.ts'
import type { LabelStore } from './label-store.ts'

/** Words that a tool has put in, by the id of their text, of each open label. */
const fresh = new WeakMap<LabelStore, Map<string, string>>()

/** Notes that the words of a text are the tool's own and stand for those that the user will type. */
export function markFresh(store: LabelStore, { id, text }: Pick<TextElement, 'id' | 'text'>): void {
  const texts = fresh.get(store) ?? new Map<string, string>()
  fresh.set(store, texts.set(id, text))
}

/** Whether a text still has the words that a tool has put in; no more once it has been asked, for it is edited now. */
export function takeFresh(store: LabelStore, { id, text }: Pick<TextElement, 'id' | 'text'>): boolean {
  const words = fresh.get(store)?.get(id)
  fresh.get(store)?.delete(id)
  return words === text
}
