import { useEffect, useState } from 'react'
import { useShown } from './editor.ts'

/** Looking through a large label takes longer than a frame: it waits until the hand rests. */
const REST = 500

/** How many things are wrong with the label, a moment after the last change. */
export function useFindingCount(): number {
  const { document } = useShown()
  const [count, setCount] = useState(0)
  useEffect(() => {
    let isStale = false
    const count = async () => {
      // The rules come when they are first needed; without them there is nothing to say.
      const rules = await import('../rules/check-document.ts').catch(() => null)
      if (rules && !isStale) setCount(rules.checkDocument(document, null, Date.now()).length)
    }
    const timer = setTimeout(() => void count(), REST)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [document])
  return count
}
