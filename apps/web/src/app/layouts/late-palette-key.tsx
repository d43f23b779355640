import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { createKeyBuffer } from './key-buffer.ts'

const PaletteKey = lazy(async () => ({ default: (await import('#widgets/command-palette')).PaletteKey }))

const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey

/**
 * The search of the header, after the first paint; Ctrl K (⌘ K) opens it from anywhere. The key is listened to here and
 * not in what comes late: a press before that has come, or while it is being put in place, opens it anyway, and
 * what is typed until its field has the focus is kept for it.
 */
export function LatePaletteKey() {
  const [isOpen, setIsOpen] = useState(false)
  const isShown = useRef(false)
  const [buffer] = useState(createKeyBuffer)
  const open = (next: boolean) => {
    isShown.current = next
    next ? buffer.begin() : buffer.take()
    setIsOpen(next)
  }
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isPaletteKey(event)) {
        event.preventDefault()
        open(!isShown.current)
      } else if (isShown.current && buffer.isWaiting() && event.key === 'Escape') open(false)
      // Nothing else on the page hears what is meant for the palette.
      else if (buffer.press(event)) {
        event.preventDefault()
        event.stopImmediatePropagation()
      }
    }
    window.addEventListener('keydown', listen, true)
    return () => window.removeEventListener('keydown', listen, true)
  })
  return (
    <Suspense>
      <PaletteKey isOpen={isOpen} onOpenChange={open} typedAhead={buffer.take} />
    </Suspense>
  )
}
