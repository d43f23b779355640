import { useEffect, useState } from 'react'
import { checkDocument } from '../rules/check-document.ts'
import { useShown } from './desk.ts'

/** Looking through a large label takes longer than a frame: it waits until the hand rests. */
const REST = 500

/** How many things are wrong with the label, a moment after the last change. */
export function useFindingCount(): number {
  const { document } = useShown()
  const [count, setCount] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setCount(checkDocument(document, null, Date.now()).length), REST)
    return () => clearTimeout(timer)
  }, [document])
  return count
}
