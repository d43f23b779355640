import { monthOfText, storeCostCells } from '@haixuan/rules'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useCallback, useMemo, useState } from 'react'
import { apiQuery } from '#shared/api'
import { storeCostFormat } from '../lib/store-cost-format.ts'
import { checkStoreCostsFx, keepStoreCostsFx } from '../model/keep-store-costs.ts'
import { type OwnCalls, useOwnGrid } from '../model/use-own-grid.ts'
import { EffectTable } from './effect-table.tsx'
import { OwnDialog } from './own-dialog.tsx'

type Calls = OwnCalls<
  'store' | 'month' | 'kind' | 'amount' | 'currency' | 'note',
  Parameters<typeof EffectTable>[0]['effect']
>

/** What whole stores cost by month: rent, wages, software. */
export function StoreCostsDialog({ onClose }: { onClose: () => void }) {
  const [month, setMonth] = useState('')
  const wanted = monthOfText(month)
  const stored = useQuery(
    apiQuery('searchFinanceStoreCosts', {
      query: { ...(wanted !== null && { from: wanted, to: wanted }), limit: 100 },
    }),
  )
  const { data } = stored
  const stores = useMemo(() => data?.stores ?? [], [data])
  const format = useMemo(() => storeCostFormat(stores), [stores])
  const start = useMemo(
    () => ({
      missing: [],
      stored: data?.rows.map((cost) => storeCostCells({ ...cost, storeId: cost.store }, stores)) ?? [],
    }),
    [data, stores],
  )
  const [ask, put, isSaving] = useUnit([checkStoreCostsFx, keepStoreCostsFx, keepStoreCostsFx.pending])
  const check = useCallback<Calls['check']>((change) => ask({ change, stores }), [ask, stores])
  const keep = useCallback<Calls['keep']>((asked) => put({ ...asked, stores }), [put, stores])
  const grid = useOwnGrid(format, start, { check, keep, isSaving })
  return (
    <OwnDialog
      {...{ grid, onClose }}
      note="每家店每个月不属于任何 SKU 的费用，例如房租、人工、软件：从当月毛利里减去，不分摊到 SKU。金额填正数，没填币种按 CNY。"
      queries={[stored]}
      search={{
        ...{ label: '只看一个月', placeholder: '例如 2026-10' },
        ...{ value: month, onChange: setMonth },
      }}
      effectView={(effect) => <EffectTable effect={effect} />}
    />
  )
}
