import { IconButton, SearchIcon, type TypedAhead } from '@haixuan/ui-kit'
import { lazy, Suspense } from 'react'

// Fetched when it is first opened.
const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }))

interface PaletteKeyProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** What was typed since it was opened and before it was drawn. */
  typedAhead: () => TypedAhead
}

/** The button of the palette, and the palette while it is open. */
export function PaletteKey({ isOpen, onOpenChange, typedAhead }: PaletteKeyProps) {
  return (
    <>
      <IconButton
        label="快速前往"
        title="快速前往（Ctrl K）"
        icon={<SearchIcon />}
        onClick={() => onOpenChange(true)}
      />
      {isOpen && (
        <Suspense>
          <Palette typedAhead={typedAhead} onClose={() => onOpenChange(false)} />
        </Suspense>
      )}
    </>
  )
}
