import { Button, FailedState, Skeleton } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { shortMonth } from '#entities/finance-book'
import { completeCount, coverageGroups, financeCoverageQuery } from '#entities/finance-coverage'
import { useImportAddress } from '#features/import-bills'
import { NoBillsActs } from '#features/say-no-bills'
import { layout } from '#shared/page-layout'
import { CoverageLegend } from './coverage-legend.tsx'
import { CoverageList } from './coverage-list.tsx'

/** Which bills of a month stores have and miss, with what can be done about it. */
export function CoveragePart({ month, stores }: { month: string; stores: readonly string[] }) {
  const { open } = useImportAddress()
  const { data, error, isFetching, refetch } = useQuery(financeCoverageQuery(month))
  if (!data) {
    return error ? (
      <FailedState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <div aria-busy="true">
        <Skeleton height="320px" />
      </div>
    )
  }
  const groups = coverageGroups(data, new Set(stores))
  const { complete, all } = completeCount(groups.flatMap(({ rows }) => rows))
  return (
    <>
      <div className={layout.line}>
        <span>
          {shortMonth(month)} {complete} / {all} 种齐全
        </span>
        <CoverageLegend />
        <Button size="small" onClick={() => open()}>
          导入账单
        </Button>
      </div>
      <p className={layout.note}>
        一份官方文件是一个自然月：文件里没有行的日子算没有账单，不算缺。当月结束后才算应有。标着“猜测”的账单，这个账本还没有导入过，不计入齐全。
      </p>
      {groups.length === 0 ? (
        <p className={layout.note}>所选店铺没有可以核对的账单种类。请换一家店铺，或先导入账单。</p>
      ) : (
        <CoverageList groups={groups} acts={(row) => <NoBillsActs row={row} />} />
      )}
    </>
  )
}
