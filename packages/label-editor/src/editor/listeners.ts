/** Who wants to know of something. */
interface Listeners {
  /** Answers the way to stop. */
  subscribe(listener: () => void): () => void
  tell(): void
}

/** Listeners of one thing that changes; each is called once a change, in the order in which they came. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    tell() {
      for (const listener of listeners) listener()
    },
  }
}
