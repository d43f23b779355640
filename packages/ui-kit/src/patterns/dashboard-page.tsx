import { useState } from 'react'
import { BarChart } from '../bar-chart/index.ts'
import { TimeSeriesChart } from '../chart/index.ts'
import { Donut } from '../donut/index.ts'
import { DataAge } from '../empty-state/index.ts'
import { FilterBar } from '../filter-bar/index.ts'
import { exactNumber } from '../number/index.ts'
import { PageHeader } from '../page-header/index.ts'
import { SegmentedControl } from '../segmented-control/index.ts'
import { StatisticCard } from '../statistic-card/index.ts'
import { Waterfall } from '../waterfall/index.ts'
import styles from './pages.module.css'
import { sampleDays, sumOf } from './sample-series.ts'

const SITES = [
  { id: 'us', label: '美国', share: 0.5 },
  { id: 'de', label: '德国', share: 0.3 },
  { id: 'jp', label: '日本', share: 0.2 },
]
const NOW = Date.UTC(2026, 10, 21, 2, 30)

/** The example of the pattern "dashboard": the figures first; a bar narrows everything down, a chip takes it back. */
export function DashboardPage() {
  const [days, setDays] = useState('30')
  const [site, setSite] = useState<string | null>(null)
  const chosen = SITES.find(({ id }) => id === site)
  const sales = sampleDays(Number(days), 12 * (chosen?.share ?? 1))
  const total = sumOf(sales)
  const revenue = Math.round(total * 9.9)
  return (
    <div className={styles.root}>
      <PageHeader
        title="经营看板"
        meta={<DataAge asOf={NOW - 3_600_000} now={NOW} />}
        actions={
          <SegmentedControl
            label="时间"
            value={days}
            onChange={setDays}
            options={[
              { value: '7', label: '近7天' },
              { value: '30', label: '近30天' },
            ]}
          />
        }
      />
      {chosen && (
        <FilterBar
          active={[{ id: 'site', label: '站点', value: chosen.label }]}
          onRemove={() => setSite(null)}
          onClear={() => setSite(null)}
        >
          {null}
        </FilterBar>
      )}
      <div className={styles.figures}>
        <StatisticCard label="销量" value={exactNumber(total)} unit="件" change={0.182} against="较上期" />
        <StatisticCard
          label="销售额"
          value={exactNumber(revenue)}
          unit="美元"
          change={0.151}
          against="较上期"
        />
        <StatisticCard label="退款率" value="2.1%" change={-0.004} against="较上期" />
        <StatisticCard label="在售商品" value="128" unit="个" />
      </div>
      <section className={styles.card}>
        <h2 className={styles.heading}>销量走势</h2>
        <TimeSeriesChart
          label={`近${days}天销量`}
          series={[{ id: 'sales', label: '日销', unit: '件', points: sales }]}
        />
      </section>
      <div className={styles.pair}>
        <section className={styles.card}>
          <h2 className={styles.heading}>各站点销量</h2>
          <BarChart
            label="各站点销量"
            format={exactNumber}
            onBarPress={({ id }) => setSite(id)}
            bars={SITES.map(({ id, label, share }) => ({
              id,
              label,
              value: Math.round(sumOf(sampleDays(Number(days), 12)) * share),
            }))}
          />
        </section>
        <section className={styles.card}>
          <h2 className={styles.heading}>托管方式</h2>
          <Donut
            label="托管方式"
            center={exactNumber(total)}
            slices={[
              { id: 'full', label: '全托', value: Math.round(total * 0.66) },
              { id: 'semi', label: '半托', value: total - Math.round(total * 0.66) },
            ]}
          />
        </section>
      </div>
      <section className={styles.card}>
        <h2 className={styles.heading}>利润怎么来的（美元）</h2>
        <Waterfall
          label="利润怎么来的"
          steps={[
            { id: 'revenue', label: '销售额', value: revenue },
            { id: 'goods', label: '采购', value: -Math.round(revenue * 0.52) },
            { id: 'freight', label: '物流', value: -Math.round(revenue * 0.14) },
            { id: 'other', label: '其他费用', value: -Math.round(revenue * 0.06) },
            { id: 'profit', label: '利润', value: null },
          ]}
        />
      </section>
    </div>
  )
}
