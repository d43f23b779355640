import { useState } from 'react'
import { Button } from '../button/index.ts'
import { TimeSeriesChart } from '../chart/index.ts'
import { DescriptionList } from '../description-list/index.ts'
import { Gallery } from '../gallery/index.ts'
import { StarFilledIcon, StarIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Link } from '../link/index.ts'
import { Money } from '../money/index.ts'
import { PageHeader } from '../page-header/index.ts'
import { SegmentedControl } from '../segmented-control/index.ts'
import { StaticTable } from '../static-table/index.ts'
import { StatisticCard } from '../statistic-card/index.ts'
import { Tabs } from '../tabs/index.ts'
import { Tag } from '../tag/index.ts'
import { Timeline } from '../timeline/index.ts'
import { createToastQueue, ToastRegion } from '../toast/index.ts'
import styles from './pages.module.css'
import { sampleDays } from './sample-series.ts'

const drawn = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><rect width="80" height="80" fill="${color}"/></svg>`)}`
const IMAGES = ['#0d5c73', '#7a1f5c', '#1f6b3a'].map(drawn)

const PRICES = [
  { region: '美国', minor: 990, date: '2026-11-20' },
  { region: '加拿大', minor: 1189, date: '2026-11-20' },
  { region: '墨西哥', minor: null, date: '2026-11-18' },
]

const EVENTS = [
  { id: '3', time: Date.UTC(2026, 10, 18, 3), title: '降价 $12.99 → $9.90', tone: 'down' as const },
  { id: '2', time: Date.UTC(2026, 9, 2, 3), title: '补货', tone: 'accent' as const },
  { id: '1', time: Date.UTC(2026, 2, 18, 3), title: '上架' },
]

function Trend() {
  const [days, setDays] = useState('30')
  return (
    <>
      <SegmentedControl
        label="时间"
        value={days}
        onChange={setDays}
        options={[
          { value: '7', label: '近7天' },
          { value: '30', label: '近30天' },
        ]}
      />
      <TimeSeriesChart
        label={`近${days}天销量`}
        series={[{ id: 'sales', label: '日销', unit: '件', points: sampleDays(Number(days)) }]}
      />
    </>
  )
}

function Prices() {
  return (
    <StaticTable
      label="各地区价格"
      rows={PRICES}
      rowId={(row) => row.region}
      columns={[
        { id: 'region', heading: '地区', isRowName: true, cell: (row) => row.region },
        {
          id: 'price',
          heading: '价格',
          isNumeric: true,
          cell: ({ minor }) => <Money amount={minor === null ? null : { minor, currency: 'USD' }} />,
        },
        { id: 'date', heading: '日期', cell: (row) => row.date },
      ]}
    />
  )
}

/** The example of the pattern "detail page": who it is, the figures that count, then what else there is to know. */
export function DetailPage() {
  const [queue] = useState(createToastQueue)
  const [isFavourite, setFavourite] = useState(false)
  const toggle = () => {
    setFavourite(!isFavourite)
    queue.success(isFavourite ? '已取消收藏' : '已收藏', {
      label: '撤销',
      run: () => setFavourite(isFavourite),
    })
  }
  return (
    <div className={styles.root}>
      <PageHeader
        title="便携式榨汁杯 350ml"
        breadcrumb={<Link href="#list">返回周销榜</Link>}
        badge={<Tag>全托</Tag>}
        meta="数据更新于 11-21 10:20"
        actions={
          <>
            <IconButton
              label="收藏"
              pressed={isFavourite}
              icon={isFavourite ? <StarFilledIcon /> : <StarIcon />}
              onClick={toggle}
            />
            <Button variant="primary">加入监控</Button>
          </>
        }
      />
      <section className={styles.card} aria-label="基本信息">
        <div className={styles.head}>
          <Gallery label="便携式榨汁杯 350ml" images={IMAGES} size={200} />
          <DescriptionList
            columns={2}
            items={[
              { term: '商品 ID', value: '601099515732123' },
              { term: '店铺', value: '暖心生活' },
              { term: '类目', value: '家居厨房 / 厨房小电' },
              { term: '上架日期', value: '2026-03-18' },
              { term: '评分', value: '4.7' },
              { term: '视频', value: null },
            ]}
          />
        </div>
      </section>
      <div className={styles.figures}>
        <StatisticCard label="日销" value="512" unit="件" change={0.182} against="较昨日" />
        <StatisticCard label="周销" value="3,204" unit="件" change={-0.031} against="较上周" />
        <StatisticCard label="售价" value="$9.90" change={null} />
        <StatisticCard label="评论数" value="1,283" hint="全部地区之和" />
      </div>
      <section className={styles.card} aria-label="更多">
        <Tabs
          label="更多"
          items={[
            { id: 'trend', label: '走势', content: <Trend /> },
            { id: 'prices', label: '各地区价格', count: PRICES.length, content: <Prices /> },
            { id: 'events', label: '动态', content: <Timeline label="商品动态" events={EVENTS} /> },
          ]}
        />
      </section>
      <ToastRegion queue={queue} />
    </div>
  )
}
