import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Reports a press that starts outside a panel and its trigger, and lets it do its work: the button that is
 * pressed acts at once. What was opened from the panel stands behind it in the document and is not outside.
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
      if (!own || !(target instanceof Node) || own.contains(target) || trigger?.current?.contains(target))
        return
      const isBehind = own.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING
      if (!isBehind) report()
    }
    // Early, because many a control keeps its presses to itself.
    window.addEventListener('pointerdown', press, true)
    return () => window.removeEventListener('pointerdown', press, true)
  }, [panel, trigger])
}
