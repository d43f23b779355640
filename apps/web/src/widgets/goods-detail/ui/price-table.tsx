import type { components } from '@haixuan/api-sdk'
import { MISSING, moneyText, type StaticColumn, StaticTable } from '@haixuan/ui-kit'
import { AREA_NAMES } from '#entities/region'
import { Card } from '#shared/card'

type PricePoint = components['schemas']['PricePoint']

const COLUMNS: readonly StaticColumn<PricePoint>[] = [
  { id: 'area', heading: '区域', cell: ({ area }) => AREA_NAMES[area] },
  { id: 'region', heading: '地区', isRowName: true, cell: ({ regionName }) => regionName },
  {
    id: 'price',
    heading: '价格',
    isNumeric: true,
    cell: ({ price, currency }) => moneyText({ minor: price, currency }),
  },
  {
    id: 'usd',
    heading: '美元折算',
    isNumeric: true,
    cell: ({ priceUsd }) => (priceUsd === null ? MISSING : moneyText({ minor: priceUsd, currency: 'USD' })),
  },
  { id: 'date', heading: '日期', cell: ({ date }) => date },
]

/** Newest price per region, in the order of the specification: the server sends it so. */
export function PriceTable({ prices }: { prices: readonly PricePoint[] }) {
  return (
    <Card title="各地区价格">
      <StaticTable
        label="各地区价格"
        columns={COLUMNS}
        rows={prices}
        rowId={({ regionId }) => String(regionId)}
        empty="暂无各地区价格。"
        maxHeight={360}
      />
    </Card>
  )
}
