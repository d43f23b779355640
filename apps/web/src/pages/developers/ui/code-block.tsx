import { CopyIcon, IconButton } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { copyWanted } from '#features/copy-text'
import styles from './code-block.module.css'

/** A text to be copied. Lines break instead of running out of the screen. */
export function CodeBlock({ title, text }: { title: string; text: string }) {
  const copy = useUnit(copyWanted)
  return (
    <figure className={styles.root}>
      <figcaption className={styles.head}>
        {title}
        <IconButton size="small" label={`复制 ${title}`} icon={<CopyIcon />} onClick={() => copy(text)} />
      </figcaption>
      <pre className={styles.text}>
        <code>{text}</code>
      </pre>
    </figure>
  )
}
