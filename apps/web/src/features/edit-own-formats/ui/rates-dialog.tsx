import { rateCells } from '@haixuan/rules'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useMemo, useState } from 'react'
import type { FinanceBook } from '#entities/finance-book'
import { apiQuery } from '#shared/api'
import { missingRates, RATE_FORMAT } from '../lib/rate-format.ts'
import { checkRatesFx, keepRatesFx } from '../model/keep-rates.ts'
import { useOwnGrid } from '../model/use-own-grid.ts'
import { EffectTable } from './effect-table.tsx'
import { OwnDialog } from './own-dialog.tsx'

interface RatesDialogProps {
  /** Books whose missing rates come first. */
  books: readonly FinanceBook[]
  onClose: () => void
}

/** Rates with the day that they are of. */
export function RatesDialog({ books, onClose }: RatesDialogProps) {
  const [currency, setCurrency] = useState('')
  const wanted = currency.trim().toUpperCase()
  const stored = useQuery(
    apiQuery('searchFinanceRates', {
      query: { ...(/^[A-Z]{3}$/.test(wanted) && { currency: wanted }), limit: 100 },
    }),
  )
  const start = useMemo(
    () => ({ missing: missingRates(books), stored: stored.data?.rows.map(rateCells) ?? [] }),
    [books, stored.data],
  )
  const [check, keep, isSaving] = useUnit([checkRatesFx, keepRatesFx, keepRatesFx.pending])
  const grid = useOwnGrid(RATE_FORMAT, start, { check, keep, isSaving })
  return (
    <OwnDialog
      {...{ grid, onClose }}
      note="账本缺的汇率在最前。一天没有汇率时，用这一天之前 31 天内最近的一条；外币账本按当月最后一天折算。汇率由你填写，本站不代查；来源可以写中国银行折算价等，不写显示为手填。"
      queries={[stored]}
      search={{
        ...{ label: '找已有的汇率', placeholder: '币种，例如 USD' },
        ...{ value: currency, onChange: setCurrency },
      }}
      effectView={(effect) => <EffectTable effect={effect} />}
    />
  )
}
