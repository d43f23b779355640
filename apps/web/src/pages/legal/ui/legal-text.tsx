import { PageHeader, Sentence } from '@haixuan/ui-kit'
import styles from './legal-text.module.css'

interface LegalTextProps {
  title: string
  /** Version, and the day from which it is in force, `2026-11-26`. */
  text: { version: string; since: string }
  parts: readonly { title: string; lines: readonly string[] }[]
}

/** A text that people agree to; each part has an anchor. */
export function LegalText({ title, text, parts }: LegalTextProps) {
  const [year, month, day] = text.since.split('-').map(Number)
  return (
    <article className={styles.page}>
      <PageHeader
        title={title}
        meta={
          <span>
            版本 {text.version}，{year}年{month}月{day}日 起生效
          </span>
        }
      />
      {parts.map(({ title, lines }, at) => (
        <section key={title} id={`part-${at + 1}`} className={styles.section}>
          <h2>{title}</h2>
          {lines.map((line) => (
            <p key={line}>
              <Sentence>{line}</Sentence>
            </p>
          ))}
        </section>
      ))}
    </article>
  )
}
