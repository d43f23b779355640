import { exactTime, FailedState, linkClass, MISSING, Skeleton } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { goodsName, type RankRow } from '#entities/goods'
import { apiQuery } from '#shared/api'
import { DemoMark } from '#shared/demo-mark'
import { PAGES, type SitePath } from '#shared/routes'
import { Section } from './section.tsx'
import styles from './today.module.css'

interface Glance {
  board: 'new' | 'price-drop' | 'sold-out' | 'burst'
  path: SitePath & `/temu/${string}`
  /** What the figure behind each name counts. */
  unit: string
  figure: (row: RankRow) => string | null
}

const whole = (value: number | null) => value?.toLocaleString('zh-CN', { maximumFractionDigits: 0 }) ?? null
const GLANCES: readonly Glance[] = [
  { board: 'new', path: '/temu/volume', unit: '7日销量', figure: ({ salesLast7 }) => whole(salesLast7) },
  {
    board: 'price-drop',
    path: '/temu/bomb',
    unit: '降幅',
    figure: ({ dropShare }) => (dropShare === null ? null : `-${(dropShare * 100).toFixed(1)}%`),
  },
  {
    board: 'sold-out',
    path: '/temu/yesterday',
    unit: '断货前7日均销',
    figure: ({ salesBeforeOut }) => whole(salesBeforeOut),
  },
  { board: 'burst', path: '/temu/burst', unit: '机会分', figure: ({ chanceScore }) => whole(chanceScore) },
]

/** The first five places of four boards, for anyone who is signed in. */
export function Today() {
  return (
    <Section title="今日速览" lead="Temu 四张榜单的前 5 名">
      <ul className={styles.root}>
        {GLANCES.map((glance) => (
          <li key={glance.board} className={styles.board} aria-label={PAGES[glance.path].title}>
            <FirstFive {...glance} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function FirstFive({ board, path, unit, figure }: Glance) {
  const { data, error, refetch, isFetching } = useQuery(
    apiQuery('rankGoods', { path: { marketplace: 'temu', board }, query: { limit: 5 } }),
  )
  if (!data && error) {
    return <FailedState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (!data) return <Skeleton shape="block" width="100%" height="240px" />
  return (
    <>
      <div className={styles.head}>
        <h3>
          <Link to={path} className={linkClass('plain')}>
            {PAGES[path].title}
          </Link>{' '}
          <DemoMark isDemo={data.rows.some(({ quality }) => quality.demo)} />
        </h3>
        <span className={styles.note}>{unit}</span>
      </div>
      <ol className={styles.rows}>
        {data.rows.map((row) => (
          <li key={row.id}>
            <Link to="/temu/detail" search={{ id: row.id }} className={linkClass('plain')}>
              {goodsName(row)}
            </Link>
            <span className={styles.figure}>{figure(row) ?? MISSING}</span>
          </li>
        ))}
      </ol>
      {data.rows.length === 0 && <p className={styles.note}>暂无数据，导入商品后每天计算</p>}
      {data.asOf !== null && <p className={styles.note}>数据更新于 {exactTime(data.asOf)}</p>}
    </>
  )
}
