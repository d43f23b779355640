import { Button, ChevronDownIcon, classNames } from '@haixuan/ui-kit'
import { memo, useRef, useState } from 'react'
import styles from './filter-bar.module.css'
import type { PanelControl } from './filter-control.ts'

// Kept here and not by `lazy`, which would let the first press wait for a second drawing although the code is there.
let Panel: typeof import('./filter-panel.tsx').FilterPanel | undefined

/** Fetches what opens over the page; together it weighs more than the table. */
export async function loadFilterPanel(): Promise<void> {
  Panel ??= (await import('./filter-panel.tsx')).FilterPanel
}

interface LateOpenerProps {
  control: PanelControl
  isOn: boolean
}

/** A filter behind a button. Nothing of its panel is drawn before; it can be pressed before the code has come. */
export const LateOpener = memo(function LateOpener({ control, isOn }: LateOpenerProps) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const open = () => {
    // Not every browser gives the focus to what is pressed; the panel will give it back.
    button.current?.focus({ preventScroll: true })
    if (Panel) return setIsOpen(true)
    const toErrorPage = (error: unknown) =>
      setIsOpen(() => {
        throw error
      })
    void loadFilterPanel().then(() => setIsOpen(true), toErrorPage)
  }
  return (
    <>
      <Button
        ref={button}
        className={classNames(styles.opener, isOn && styles.on)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? setIsOpen(false) : open())}
      >
        {control.label}
        <ChevronDownIcon />
      </Button>
      {isOpen && Panel && <Panel control={control} anchor={button} onClose={() => setIsOpen(false)} />}
    </>
  )
})
