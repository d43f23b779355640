import { useSyncExternalStore } from 'react'

/** Below this width (CSS pixels) pages are as on a phone: filters in a drawer, tools behind buttons. */
const NARROW = '(max-width: 719px)'

function subscribe(listener: () => void): () => void {
  const media = matchMedia(NARROW)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW).matches,
    () => false,
  )
}
