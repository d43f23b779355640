import {
  Banner,
  Button,
  DataAge,
  FailedState,
  linkClass,
  NoAccessState,
  NoDataState,
  PageHeader,
  Skeleton,
} from '@haixuan/ui-kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { type MarketOverview, type MarketQuery, marketQuery } from '#entities/market'
import { useServerTime } from '#shared/clock'
import { DemoMark } from '#shared/demo-mark'
import { PAGES } from '#shared/routes'
import { boardLinks } from '../lib/board-links.ts'
import { type MarketSearch, marketSearch, readMarketSearch } from '../lib/market-search.ts'
import type { MarketSite } from '../model/market-site.ts'
import { CategoryTable } from './category-table.tsx'
import { MarketCards } from './market-cards.tsx'
import { CategoryScatter, Channels, MarketTrend, PriceBands, RegionBars } from './market-charts.tsx'
import styles from './market-dashboard.module.css'
import { MarketFilters } from './market-filters.tsx'

function useMarketSearch(site: MarketSite) {
  const raw: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const search = useMemo(() => readMarketSearch(raw, site), [raw, site])
  const go = (next: Pick<MarketSearch, 'query' | 'sort'>) =>
    void navigate({ to: '.', search: () => marketSearch(next) as never, resetScroll: false })
  return { ...search, go }
}

/** The market of a marketplace: figures, charts and categories, each leading to the board behind it. */
export function MarketDashboard({ site }: { site: MarketSite }) {
  const { query, sort, invalid, go } = useMarketSearch(site)
  const now = useServerTime()
  const asked = site.hasCells ? { ...query, cells: true } : query
  const answer = useQuery({ ...marketQuery(site.marketplace, asked), placeholderData: keepPreviousData })
  const { error, isFetching, refetch } = answer
  const data = error ? undefined : answer.data
  const links = useMemo(() => boardLinks(site, query), [site, query])
  const change = (patch: MarketQuery) => {
    const laid = Object.entries({ ...query, ...patch }).filter(([, value]) => value !== undefined)
    go({ query: Object.fromEntries(laid) as MarketQuery, sort })
  }
  const retry = () => void refetch()
  return (
    <div className={styles.page} aria-busy={isFetching || undefined}>
      {site.canonical && <link rel="canonical" href={`${location.origin}${site.canonical}`} />}
      <PageHeader
        title={PAGES[site.path].title}
        badge={<DemoMark isDemo={data?.demo} />}
        meta={data && <DataAge asOf={data.asOf} now={now} />}
      />
      <MarketFilters site={site} query={query} onChange={change} />
      {invalid.length > 0 && (
        <Banner tone="warning" title="链接中有条件无法识别，已忽略：">
          {invalid.join('、')}
        </Banner>
      )}
      {error ? (
        <Refused
          error={error}
          isRetrying={isFetching}
          onRetry={retry}
          onAll={() => go({ query: withoutCategory(query), sort })}
        />
      ) : data?.day === null ? (
        <NoDataState size="page">导入商品与历史销量后，每日汇总会生成大盘。</NoDataState>
      ) : (
        <>
          {data?.category && <Chosen data={data} onAll={() => go({ query: withoutCategory(query), sort })} />}
          <MarketCards site={site} query={query} data={data} links={links} />
          {data ? (
            <Parts site={site} data={data} links={links} query={query} sort={sort} go={go} />
          ) : (
            <Skeleton shape="block" width="100%" height="640px" />
          )}
        </>
      )}
    </div>
  )
}

const withoutCategory = ({ category: _, ...query }: MarketQuery): MarketQuery => query

function Chosen({ data, onAll }: { data: MarketOverview; onAll: () => void }) {
  return (
    <p className={styles.note}>
      当前类目：{data.category?.name}
      <Button size="small" variant="quiet" onClick={onAll}>
        返回全部类目
      </Button>
    </p>
  )
}

interface PartsProps {
  site: MarketSite
  data: MarketOverview
  links: ReturnType<typeof boardLinks>
  query: MarketQuery
  sort: string
  go: (next: Pick<MarketSearch, 'query' | 'sort'>) => void
}

function Parts({ site, data, links, query, sort, go }: PartsProps) {
  const drill = useMemo(
    () => (id: string) => {
      const search = marketSearch({ query: { ...query, category: id }, sort })
      return `${site.path}?${new URLSearchParams(search)}`
    },
    [site, query, sort],
  )
  return (
    <>
      <p className={styles.note}>
        {data.estimated && '销量含估算。'}
        {query.region !== undefined && '来源不按地区拆分销量：这里是在该地区有售的商品的全部销量。'}
        数据截至 {data.day}。
      </p>
      <div className={styles.pair}>
        <CategoryScatter data={data} links={links} site={site} />
        <MarketTrend data={data} />
      </div>
      <div className={data.media ? styles.trio : styles.pair}>
        <PriceBands data={data} links={links} />
        <RegionBars data={data} links={links} site={site} />
        {data.media && <Channels data={data} links={links} />}
      </div>
      <CategoryTable
        site={site}
        data={data}
        links={links}
        sort={sort}
        onSort={(next) => go({ query, sort: next })}
        drill={drill}
      />
    </>
  )
}

interface RefusedProps {
  error: { status: number; reason: string; message: string }
  isRetrying: boolean
  onRetry: () => void
  onAll: () => void
}

/** What came instead of the market, with the next step to take. */
function Refused({ error, isRetrying, onRetry, onAll }: RefusedProps) {
  if (error.reason === 'tier_needed') {
    return (
      <Banner
        tone="info"
        title={error.message}
        action={
          <Button size="small" onClick={onAll}>
            返回全部类目
          </Button>
        }
      >
        <Link to="/buy" className={linkClass()}>
          开通会员
        </Link>
      </Banner>
    )
  }
  if (error.reason === 'flag_needed') return <NoAccessState size="page" />
  return <FailedState reason={error.message} retrying={isRetrying} onRetry={onRetry} />
}
