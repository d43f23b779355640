import { SUBJECT_NOUNS } from '@haixuan/rules'
import { moneyText, Sentence, Skeleton, Sparkline } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { alertPreviewQuery } from '../api/views.query.ts'
import type { AlertRule, Watched } from '../model/saved-view.ts'
import styles from './alert-dialog.module.css'

/** How often a rule would have matched, day by day, with the newest matches. */
export function AlertPreview({ watched, rule }: { watched: Watched; rule: AlertRule }) {
  const { data, error, isPending } = useQuery(alertPreviewQuery(watched, rule))
  const noun = SUBJECT_NOUNS[watched.subject ?? 'goods']
  if (error)
    return (
      <p className={styles.note}>
        <Sentence>{`预览没有算出来：${error.message}`}</Sentence>
      </p>
    )
  if (isPending) return <Skeleton shape="block" width="100%" height="64px" />
  return (
    <section className={styles.preview} aria-label="近 30 天的预览">
      <p className={styles.times} role="status">
        近 30 天会命中 <strong>{data.times.toLocaleString('zh-CN')}</strong> 次，在 {data.daysWithMatch} 天里
      </p>
      <Sparkline
        points={data.perDay.map((value) => ({ value }))}
        label="近 30 天每天命中次数"
        width={240}
        height={32}
      />
      <p className={styles.note}>
        {data.from} 至 {data.to}，按现在符合条件的 {data.watched < data.matching ? '其中 ' : ''}
        {data.watched.toLocaleString('zh-CN')} {noun}的已存数据计算
      </p>
      {data.newest.length > 0 && (
        <ul className={styles.matches}>
          {data.newest.map(({ id, day, title, titleZh, before, after, currency }) => (
            <li key={`${id} ${day}`}>
              <span className={styles.day}>{day.slice(5)}</span>
              <span className={styles.title} title={titleZh ?? title}>
                {titleZh ?? title}
              </span>
              <span className={styles.figures}>{figures(before, after, currency)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function figures(before: number | null, after: number | null, currency: string | null): string {
  // Of what is new there is a number of it, or nothing to compare.
  if (before === null) return after === null ? '' : `${after.toLocaleString('zh-CN')} 个`
  if (after === null) return ''
  const text = (value: number) =>
    currency === null ? value.toLocaleString('zh-CN') : moneyText({ minor: value, currency })
  return `${text(before)} → ${text(after)}`
}
