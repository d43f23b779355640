import { lazy, Suspense, useEffect, useState } from 'react'

const PaletteKey = lazy(async () => ({ default: (await import('#widgets/command-palette')).PaletteKey }))

/** The search of the header, after the first paint. Ctrl K before its code has come opens it when it has. */
export function LatePaletteKey() {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <Suspense fallback={<EarlyKey onPress={() => setIsAsked(true)} />}>
      <PaletteKey startsOpen={isAsked} />
    </Suspense>
  )
}

function EarlyKey({ onPress }: { onPress: () => void }) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      onPress()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [onPress])
  return null
}
