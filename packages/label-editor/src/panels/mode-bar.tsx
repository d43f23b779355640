import { Button, CheckIcon, CloseIcon } from '@haixuan/ui-kit'
import type { ReactNode } from 'react'
import { useEditor } from './editor.ts'
import styles from './mode-bar.module.css'

interface ModeBarProps {
  isShown: boolean
  /** What screen readers hear when it begins: what can be done, and by which keys. */
  words: string
  hint: string
  doneLabel: string
  onDone(): void
  children?: ReactNode
}

/** What can be done while something on the canvas is worked on in a way of its own. Its end gives the canvas the focus. */
export function ModeBar({ isShown, words, hint, doneLabel, onDone, children }: ModeBarProps) {
  const { canvas } = useEditor()
  const end = (act: () => void) => () => {
    act()
    canvas?.focus()
  }
  return (
    <>
      <p role="status" className={styles.words}>
        {isShown ? words : ''}
      </p>
      {isShown && canvas ? (
        <div className={styles.bar}>
          <span className={styles.hint}>{hint}</span>
          {children}
          <Button size="small" variant="primary" icon={<CheckIcon />} onClick={end(onDone)}>
            {doneLabel}
          </Button>
          <Button size="small" icon={<CloseIcon />} onClick={end(() => canvas.escape())}>
            取消
          </Button>
        </div>
      ) : null}
    </>
  )
}
