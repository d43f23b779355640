import type { Advice, Guide } from './guide.ts'
import styles from './guide-view.module.css'

/** A guide of a component as the catalogue shows it under the playground. */
export function GuideView({ guide, name }: { guide: Guide; name: string }) {
  return (
    <section className={styles.root} aria-label={`${name} 使用说明`}>
      <div className={styles.pair}>
        <Cases title="什么时候用" cases={guide.when} />
        <Cases title="什么时候不用" cases={guide.whenNot} />
      </div>
      <div className={styles.pair}>
        <Advices title="这样做" tone="do" advices={guide.do} />
        <Advices title="不这样做" tone="dont" advices={guide.dont} />
      </div>
      <Keys keyboard={guide.keyboard} />
    </section>
  )
}

function Cases({ title, cases }: { title: string; cases: readonly string[] }) {
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.cases}>
        {cases.map((one) => (
          <li key={one}>
            <Words>{one}</Words>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A sentence whose `names of properties` are set as code. */
function Words({ children }: { children: string }) {
  return children.split('`').map((part, at) => (at % 2 === 1 ? <code key={part}>{part}</code> : part))
}

const textOf = (advice: Advice) => (typeof advice === 'string' ? advice : advice.text)

function Advices({
  title,
  tone,
  advices,
}: {
  title: string
  tone: 'do' | 'dont'
  advices: readonly Advice[]
}) {
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.advices}>
        {advices.map((advice) => (
          <li key={textOf(advice)} className={styles.advice} data-tone={tone}>
            {typeof advice !== 'string' && <div className={styles.example}>{advice.example}</div>}
            <p className={styles.word}>
              <span aria-hidden="true">{tone === 'do' ? '✓' : '✗'}</span> <Words>{textOf(advice)}</Words>
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Keys({ keyboard }: Pick<Guide, 'keyboard'>) {
  if ('none' in keyboard) {
    return (
      <div>
        <h3 className={styles.title}>按键</h3>
        <p>没有按键：{keyboard.none}</p>
      </div>
    )
  }
  return (
    <div>
      <h3 className={styles.title}>按键</h3>
      <table className={styles.keys}>
        <thead>
          <tr>
            <th scope="col">按键</th>
            <th scope="col">作用</th>
          </tr>
        </thead>
        <tbody>
          {keyboard.map(([keys, does]) => (
            <tr key={keys}>
              <th scope="row">
                {keys.split(' ').map((key, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the words of one fixed text.
                  <span key={at}>
                    {isKey(key) || at === 0 ? <kbd className={styles.key}>{key}</kbd> : key}{' '}
                  </span>
                ))}
              </th>
              <td>
                <Words>{does}</Words>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** `Enter`, `空格`, `↑` are keys; `/`, `+`, `或` join them. */
const isKey = (word: string) => !['/', '+', '或', '、'].includes(word)
