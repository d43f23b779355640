import { Button, DateRangeField, NumberRangeFilter, Select } from '@haixuan/ui-kit'
import type { ListAddress } from '#shared/list-address'
import { layout } from '#shared/page-layout'
import { isNarrowed, LINE_SORTS, type LineFilter, monthDays, NO_LINE_FILTER } from '../lib/line-filter.ts'

interface LineFiltersProps {
  address: ListAddress
  filter: LineFilter
  /** yyyy-mm: the lines are of its days. */
  month: string
  currency: string
}

/** Which lines of the month are shown: days, amounts, order. The address keeps them. */
export function LineFilters({ address, filter, month, currency }: LineFiltersProps) {
  const whole = monthDays(month)
  const said = (bound: number | null) => (bound === null ? undefined : String(bound))
  return (
    <div className={layout.line}>
      <DateRangeField
        label="账务时间"
        today={whole.to}
        earliest={whole.from}
        presets={[{ id: 'month', label: '整月', range: whole }]}
        value={filter.days ?? whole}
        onChange={({ from, to }) => {
          const isWhole = from === whole.from && to === whole.to
          address.go({ since: isWhole ? undefined : from, until: isWhole ? undefined : to })
        }}
      />
      <NumberRangeFilter
        label={`金额（${currency}）`}
        isSigned
        value={filter.amount}
        onChange={({ min, max }) => address.go({ min: said(min), max: said(max) })}
      />
      <Select
        label="排序"
        labelPlacement="inside"
        options={LINE_SORTS}
        value={filter.sort}
        onChange={(sort) => address.go({ sort: sort === 'time:desc' ? undefined : sort })}
      />
      {isNarrowed(filter) && (
        <Button variant="quiet" onClick={() => address.go({ ...NO_LINE_FILTER, sort: address.read('sort') })}>
          清除筛选
        </Button>
      )}
    </div>
  )
}
