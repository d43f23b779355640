import { lazy, Suspense } from 'react'

const PaletteKey = lazy(async () => ({ default: (await import('#widgets/command-palette')).PaletteKey }))

/** The search of the header, after the first paint. */
export function LatePaletteKey() {
  return (
    <Suspense>
      <PaletteKey />
    </Suspense>
  )
}
