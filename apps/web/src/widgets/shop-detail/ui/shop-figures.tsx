import { MISSING, moneyText, StatisticCard, shortMoneyText, shortNumber } from '@haixuan/ui-kit'
import { type ShopRow, shareText } from '#entities/shop'
import styles from './shop-detail.module.css'

const count = (value: number | null) => (value === null ? MISSING : shortNumber(value))
const dollars = (minor: number | null) =>
  minor === null ? MISSING : shortMoneyText({ minor, currency: 'USD' })

/** The figures of a shop at a glance; changes are those of the week. */
export function ShopFigures({ row }: { row: ShopRow }) {
  return (
    <div className={styles.figures}>
      <StatisticCard label="日销量" value={count(row.salesDay)} unit="件" hint="各商品昨日销量之和" />
      <StatisticCard
        label="周销量"
        value={count(row.salesWeek)}
        unit="件"
        change={row.weekChange}
        against="较上周"
        hint="各商品近 7 天销量之和"
      />
      <StatisticCard label="月销量" value={count(row.salesMonth)} unit="件" hint="各商品近 30 天销量之和" />
      <StatisticCard
        label="周销售额"
        value={dollars(row.gmvWeekUsd)}
        change={row.gmvChange}
        against="较上周"
        hint="估算：近 7 天销量 × 现价"
      />
      <StatisticCard label="总销量" value={count(row.salesTotal)} unit="件" />
      <StatisticCard label="商品数" value={count(row.goodsCount)} unit="个" />
      <StatisticCard label="近7天上新" value={count(row.newWeek)} unit="个" />
      <StatisticCard label="售罄商品" value={count(row.soldOut)} unit="个" />
      <StatisticCard
        label="动销率"
        value={shareText(row.activeShare)}
        hint="近 30 天有销量的商品 ÷ 销量已知的商品"
      />
      <StatisticCard label="主营占比" value={shareText(row.mainShare)} hint="主营类目月销 ÷ 店铺月销" />
      <StatisticCard label="爆款集中度" value={shareText(row.topShare)} hint="月销最高的商品 ÷ 店铺月销" />
      <StatisticCard
        label="均价"
        value={row.priceUsd === null ? MISSING : moneyText({ minor: row.priceUsd, currency: 'USD' })}
        hint="客单价：近 7 天售出商品的平均单价"
      />
    </div>
  )
}
