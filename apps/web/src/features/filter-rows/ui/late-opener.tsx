import { lazy, memo, Suspense, useState } from 'react'
import type { PanelControl } from './filter-controls.tsx'
import { OpenerButton } from './opener-button.tsx'

// What opens over the page comes after the rows: together it weighs more than the table.
const Opener = lazy(async () => ({ default: (await import('./opener.tsx')).Opener }))

interface LateOpenerProps {
  control: PanelControl
  isOn: boolean
}

/** A filter behind a button that can be pressed before the code of its panel has come. */
export const LateOpener = memo(function LateOpener({ control, isOn }: LateOpenerProps) {
  const [isWanted, setIsWanted] = useState(false)
  const button = OpenerButton({ label: control.label, isOn, onClick: () => setIsWanted(true) })
  return (
    <Suspense fallback={button}>
      <Opener control={control} isOn={isOn} startsOpen={isWanted} />
    </Suspense>
  )
})
