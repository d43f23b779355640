import { reference } from 'virtual:api-reference'
import { Sentence } from '@haixuan/ui-kit'
import { CodeBlock } from './code-block.tsx'
import styles from './developers-page.module.css'
import list from './field-list.module.css'

const FAILURE = `{
  "code": -1,
  "message": "操作过于频繁，请 12 秒后再试",
  "msg": "操作过于频繁，请 12 秒后再试",
  "reason": "rate_limited",
  "data": { "retryAfterMs": 11800 }
}`

/** How calls fail, and what to do. */
export function ErrorsPart() {
  return (
    <div className={styles.text}>
      <section className={styles.section}>
        <h2>失败的格式</h2>
        <p>程序请判断 HTTP 状态码与 reason，二者保持稳定；message 是给人看的中文，措辞可能调整。</p>
        <CodeBlock title="429" text={FAILURE} />
      </section>
      <section className={styles.section}>
        <h2>全部原因</h2>
        <ul className={list.root}>
          {reference.reasons.map(({ reason, status, means, todo }) => (
            <li key={`${status} ${reason}`} className={list.item}>
              <div className={list.line}>
                <code className={list.name}>{reason}</code>
                <span className={list.type}>{status}</span>
              </div>
              <p className={list.text}>
                <Sentence>{`${means}。${todo}。`}</Sentence>
              </p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
