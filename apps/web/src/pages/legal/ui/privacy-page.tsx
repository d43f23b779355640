import { PageHeader, Sentence } from '@haixuan/ui-kit'
import { PRIVACY, PRIVACY_DATE, PRIVACY_VERSION } from '../config/privacy.ts'
import styles from './privacy-page.module.css'

/** The privacy policy. */
export function PrivacyPage() {
  return (
    <article className={styles.page}>
      <PageHeader
        title="隐私政策"
        meta={
          <span>
            版本 {PRIVACY_VERSION}，{PRIVACY_DATE} 起生效
          </span>
        }
      />
      {PRIVACY.map(({ title, lines }, at) => (
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
