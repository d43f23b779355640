import { IconButton, SearchIcon } from '@haixuan/ui-kit'
import { lazy, Suspense, useEffect, useState } from 'react'

// Fetched when it is first opened.
const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }))

/** Opens the palette by Ctrl K (⌘ K) from anywhere, or by its button; `startsOpen` when it was asked for before. */
export function PaletteKey({ startsOpen = false }: { startsOpen?: boolean }) {
  const [isOpen, setIsOpen] = useState(startsOpen)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return
      event.preventDefault()
      setIsOpen((before) => !before)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      <IconButton
        label="快速前往"
        title="快速前往（Ctrl K）"
        icon={<SearchIcon />}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <Palette onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
