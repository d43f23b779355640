import { StatisticCard } from '@haixuan/ui-kit'
import { changeText } from '../lib/figure-text.ts'
import { type MarketCardFacts, marketCards } from '../lib/market-cards.ts'
import { BoardLink } from './board-link.tsx'
import styles from './market-dashboard.module.css'

/** The figures of the market at a glance, each leading to the board behind it. */
export function MarketCards(props: MarketCardFacts) {
  const isLoading = props.data === undefined
  return (
    <div className={styles.figures}>
      {marketCards(props).map(({ label, unit, hint, figure, text, href, hasYear }) => (
        <StatisticCard
          key={label}
          label={label}
          hint={hint}
          {...(unit === undefined ? {} : { unit })}
          value={
            <BoardLink href={href} title={`打开${label}的榜单`}>
              {text(figure?.value ?? null)}
            </BoardLink>
          }
          change={figure?.change ?? null}
          against="环比"
          isLoading={isLoading}
        >
          {props.site.tellsYear && hasYear && (
            <span className={styles.year}>同比 {changeText(figure?.yearChange ?? null)}</span>
          )}
        </StatisticCard>
      ))}
    </div>
  )
}
