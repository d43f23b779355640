import { lazy, Suspense, useEffect, useState } from 'react'

const PaletteKey = lazy(async () => ({ default: (await import('#widgets/command-palette')).PaletteKey }))

const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey

/**
 * The search of the header, after the first paint; Ctrl K (⌘ K) opens it from anywhere. The key is listened to here and
 * not in what comes late: a press before that has come, or while it is being put in place, opens it all the same.
 */
export function LatePaletteKey() {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return
      event.preventDefault()
      setIsOpen((before) => !before)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return (
    <Suspense>
      <PaletteKey isOpen={isOpen} onOpenChange={setIsOpen} />
    </Suspense>
  )
}
