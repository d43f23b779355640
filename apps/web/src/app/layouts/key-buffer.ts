/** What was typed before there was a field for it. */
interface Typed {
  text: string
  /** Whether Enter came last. */
  isEntered: boolean
}

/** Keeps keys that are pressed between an act that opens a field and the moment that the field has the focus. */
interface KeyBuffer {
  begin(): void
  isWaiting(): boolean
  /** @returns whether the key is kept here and meant for nobody else */
  press(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>): boolean
  /** What was typed so far; keys go their own way again. */
  take(): Typed
}

export function createKeyBuffer(): KeyBuffer {
  let typed: Typed | null = null
  return {
    begin() {
      typed = { text: '', isEntered: false }
    },
    isWaiting: () => typed !== null,
    press({ key, ctrlKey, metaKey, altKey, isComposing }) {
      // After Enter the choice is made; what follows belongs to what opens.
      if (!typed || typed.isEntered || ctrlKey || metaKey || altKey || isComposing) return false
      const { text } = typed
      if (key === 'Enter') typed = { text, isEntered: true }
      else if (key === 'Backspace') typed = { text: [...text].slice(0, -1).join(''), isEntered: false }
      else if ([...key].length === 1) typed = { text: text + key, isEntered: false }
      else return false
      return true
    },
    take() {
      const taken = typed ?? { text: '', isEntered: false }
      typed = null
      return taken
    },
  }
}
