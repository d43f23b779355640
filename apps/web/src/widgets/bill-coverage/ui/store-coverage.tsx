import { FailedState, linkClass, RelativeTime, Skeleton, serverNow } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { laterMonth, monthName, runningMonth } from '#entities/finance-book'
import { coverageGroups, storeCoverageQuery } from '#entities/finance-coverage'
import { layout } from '#shared/page-layout'
import { CoverageLegend } from './coverage-legend.tsx'
import { CoverageList } from './coverage-list.tsx'

/** Bills of one store in the last month that is over, by book and kind, and when each was imported last. */
export function StoreCoverage({ store }: { store: string }) {
  const month = laterMonth(runningMonth(serverNow()), -1)
  const { data, error, isFetching, refetch } = useQuery(storeCoverageQuery(store, month))
  if (!data) {
    return error ? (
      <FailedState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <div aria-busy="true">
        <Skeleton height="240px" />
      </div>
    )
  }
  const groups = coverageGroups(data, new Set([store]))
  if (groups.length === 0)
    return <p className={layout.note}>{monthName(month)}没有应有的账单：店铺已归档。</p>
  return (
    <div className={layout.part}>
      <div className={layout.line}>
        <span>{monthName(month)}</span>
        <CoverageLegend />
      </div>
      <CoverageList
        groups={groups}
        acts={({ lastImportAt }) => (
          <span className={layout.note}>
            {lastImportAt === null ? (
              '没有导入过'
            ) : (
              <>
                最近导入 <RelativeTime time={lastImportAt} />
              </>
            )}
          </span>
        )}
      />
      <Link to="/temu/settlement" search={{ tab: 'coverage', store, month } as never} className={linkClass()}>
        看账单覆盖，补缺的账单 ›
      </Link>
    </div>
  )
}
