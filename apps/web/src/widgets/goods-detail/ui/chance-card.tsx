import type { components } from '@haixuan/api-sdk'
import { SCORE_LEAST_SALES } from '@haixuan/rules'
import { Accordion } from '@haixuan/ui-kit'
import { cardClass, headingClass } from '#shared/card'
import styles from './chance-card.module.css'

type Chance = components['schemas']['GoodsChance']

const WHY: Record<NonNullable<Chance['reason']>, string> = {
  few_sales: `近 7 天销量不足 ${SCORE_LEAST_SALES} 件，不参加评分。`,
  unknown_sales: '没有近 7 天的销量数据，无法评分。',
  not_on_sale: '商品已售罄、下架或状态未知，不参加评分。',
  not_ranked: '榜单还没有计算，每天更新后才有评分。',
}

/** The score of a product, with what it is made of and the rule. */
export function ChanceCard({ chance }: { chance: Chance }) {
  const { board, score, parts, text, version, day, reason } = chance
  const name = board === 'potential' ? '潜力分' : '机会分'
  return (
    <section className={cardClass} aria-label={name}>
      <header className={styles.head}>
        <h2 className={headingClass}>{name}</h2>
        <span className={styles.note}>
          规则 {version}
          {day !== null && `，${day}`}
        </span>
      </header>
      <p className={styles.total}>
        <strong className={styles.score}>{score === null ? '—' : score.toFixed(1)}</strong>
        <span className={styles.note}>{reason === null ? '满分 100' : WHY[reason]}</span>
      </p>
      {reason !== 'not_ranked' && (
        <dl className={styles.parts}>
          {parts.map(({ key, name: part, weight, value }) => (
            <div key={key} className={styles.part}>
              <dt>
                {part}
                <span className={styles.note}>权重 {weight}</span>
              </dt>
              <dd className={styles.value}>
                <span className={styles.track} aria-hidden="true">
                  <span className={styles.bar} style={{ inlineSize: `${value ?? 0}%` }} />
                </span>
                <span className={styles.figure}>{value ?? '—'}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.rule}>
        <Accordion items={[{ id: 'rule', title: '怎么算', content: text }]} />
      </div>
    </section>
  )
}
