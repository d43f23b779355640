import type { ReactNode, Ref } from 'react'
import { classNames } from '../class-names/index.ts'
import styles from './tag.module.css'

export type TagTone = 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger'

export type TagProps = {
  readonly children: ReactNode
  /** What kind of thing it says. Never the only bearer of meaning: the words say it too. */
  readonly tone?: TagTone
  /** Without a ground, for rows with many tags. */
  readonly isOutlined?: boolean
  /** Explains the word when it is pointed at. */
  readonly hint?: string
  readonly className?: string
  readonly ref?: Ref<HTMLSpanElement>
}

/** A property of a thing in one or two words: 全托, 断货, 存疑. Not pressable; that is a Chip. */
export function Tag({ children, tone = 'neutral', isOutlined = false, hint, className, ref }: TagProps) {
  return (
    <span
      ref={ref}
      className={classNames(styles.root, styles[tone], isOutlined && styles.outlined, className)}
      title={hint}
      aria-description={hint}
    >
      {children}
    </span>
  )
}
