import { reference } from 'virtual:api-reference'
import styles from './developers-page.module.css'
import { OperationLines } from './operation-lines.tsx'

/** What changed since the released contract. */
export function ChangesPart() {
  const { added, breaks } = reference.changes
  return (
    <div className={styles.text}>
      <section className={styles.section}>
        <h2>兼容约定</h2>
        <p>
          每次构建都与已发布的契约逐项比较：可能影响调用方的改动须逐条列在下面并写明原因，否则不能发布。
          新增接口、新增可选参数和新增返回字段不算破坏性改动，请忽略不认识的字段。
        </p>
      </section>
      <section className={styles.section}>
        <h2>可能影响调用方的改动（{breaks.flatMap(({ what }) => what).length}）</h2>
        {breaks.length === 0 && <p>没有。</p>}
        <ul className={styles.lines}>
          {breaks.map(({ why, what }) => (
            <li key={why}>
              {why}
              {what.map((finding) => (
                <code key={finding}>{finding}</code>
              ))}
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.section}>
        <h2>
          新增接口（{added.length}），版本 {reference.version}
        </h2>
        <OperationLines lines={added} />
      </section>
    </div>
  )
}
