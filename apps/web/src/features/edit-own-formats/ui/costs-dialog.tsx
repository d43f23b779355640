import { costCells } from '@haixuan/rules'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useMemo, useState } from 'react'
import { apiQuery } from '#shared/api'
import { COST_FORMAT, missingCosts } from '../lib/cost-format.ts'
import { checkCostsFx, keepCostsFx } from '../model/keep-costs.ts'
import { useOwnGrid } from '../model/use-own-grid.ts'
import { EffectTable } from './effect-table.tsx'
import { OwnDialog } from './own-dialog.tsx'

interface CostsDialogProps {
  /** Books whose SKUs without a cost come first. */
  currency: string
  onClose: () => void
}

/** Costs with the day from which they are valid. */
export function CostsDialog({ currency, onClose }: CostsDialogProps) {
  const [keyword, setKeyword] = useState('')
  const missing = useQuery(
    apiQuery('searchFinanceSkus', { query: { currency, only: 'missing', sort: 'net:desc', limit: 100 } }),
  )
  const stored = useQuery(
    apiQuery('searchFinanceCosts', { query: { ...(keyword.trim() !== '' && { keyword }), limit: 100 } }),
  )
  const start = useMemo(
    () => ({
      missing: missingCosts(missing.data?.rows ?? []),
      stored: stored.data?.rows.map(costCells) ?? [],
    }),
    [missing.data, stored.data],
  )
  const [check, keep, isSaving] = useUnit([checkCostsFx, keepCostsFx, keepCostsFx.pending])
  const grid = useOwnGrid(COST_FORMAT, start, { check, keep, isSaving })
  return (
    <OwnDialog
      {...{ grid, onClose }}
      note="缺成本的 SKU 在最前，金额大的先。可以从 Excel 整块复制后按 Ctrl V 粘贴，Ctrl Z 撤销；没填币种按 CNY。删除的版本先划掉，保存时才删。"
      queries={[missing, stored]}
      search={{
        ...{ label: '找已有的成本', placeholder: 'SKU货号或 SKU ID' },
        ...{ value: keyword, onChange: setKeyword },
      }}
      effectView={(effect) => <EffectTable effect={effect} />}
    />
  )
}
