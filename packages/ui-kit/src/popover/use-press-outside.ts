import { type RefObject, useEffect, useEffectEvent } from 'react'
import { leaveField } from '../draft/index.ts'

/**
 * Reports a press that starts outside a panel and its trigger, and lets it do its work: the button that is
 * pressed acts at once. A field in the panel is left first, which applies what is typed in it. What was opened from
 * the panel is behind it in the document and is not outside.
 */
export function usePressOutside(
  panel: RefObject<Element | null>,
  trigger: RefObject<Element | null> | undefined,
  onPress: () => void,
): void {
  const report = useEffectEvent(onPress)
  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      const own = panel.current
      if (!own || !(target instanceof Node) || own.contains(target)) return
      const isOnTrigger = trigger?.current?.contains(target)
      const isBehind = own.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING
      if (isBehind && !isOnTrigger) return
      leaveField(own)
      if (!isOnTrigger) report()
    }
    // Early, because many a control keeps its presses to itself.
    window.addEventListener('pointerdown', press, true)
    return () => window.removeEventListener('pointerdown', press, true)
  }, [panel, trigger])
}
