import type { OperationData } from '@haixuan/api-sdk'
import { StaticTable } from '@haixuan/ui-kit'
import { amountText, shareText } from '#entities/finance-book'
import { AddressLink, type ListAddress } from '#shared/list-address'
import { kindSum } from '../lib/kind-sum.ts'

interface SkuTableProps {
  data: OperationData<'searchFinanceSkus'>
  currency: string
  address: ListAddress
}

/** A row for each SKU; what no file says is —, and a SKU without a cost has no profit. */
export function SkuTable({ data, currency, address }: SkuTableProps) {
  const money = (minor: number | null) => amountText(minor, currency)
  const byKind = (kinds: (typeof data.rows)[number]['kinds'], ...names: string[]) =>
    kindSum(kinds, currency, ...names)
  return (
    <StaticTable
      label="SKU维度分析"
      rows={data.rows}
      rowId={({ store: of, skuId }) => `${of} ${skuId}`}
      columns={[
        {
          id: 'sku',
          heading: 'SKU',
          isRowName: true,
          cell: (row) => (
            <AddressLink address={address} change={{ sku: row.skuId, page: address.page }}>
              {row.skuCode ?? row.skuId}
            </AddressLink>
          ),
        },
        { id: 'id', heading: 'SKU ID', cell: ({ skuId }) => skuId },
        {
          id: 'store',
          heading: '店铺',
          cell: (row) => data.stores.find(({ id }) => id === row.store)?.name ?? '—',
        },
        {
          id: 'sold',
          heading: '销售数量',
          isNumeric: true,
          cell: ({ sold }) => sold.toLocaleString('zh-CN'),
        },
        {
          id: 'sale',
          heading: '销售回款',
          isNumeric: true,
          cell: ({ kinds }) => byKind(kinds, 'sale'),
        },
        {
          id: 'reversal',
          heading: '销售冲回',
          isNumeric: true,
          cell: ({ kinds }) => byKind(kinds, 'reversal'),
        },
        {
          id: 'refund',
          heading: '消费者退款',
          isNumeric: true,
          cell: ({ kinds }) => byKind(kinds, 'consumer_refund'),
        },
        {
          id: 'goodsReturn',
          heading: '退货率',
          isNumeric: true,
          cell: ({ goodsReturnRate }) => shareText(goodsReturnRate),
        },
        {
          id: 'refundRate',
          heading: '退款率',
          isNumeric: true,
          cell: ({ refundRate }) => shareText(refundRate),
        },
        {
          id: 'issue',
          heading: '赔付金额',
          isNumeric: true,
          cell: ({ kinds }) => byKind(kinds, 'issue', 'reship'),
        },
        { id: 'net', heading: '净回款', isNumeric: true, cell: ({ netMinor }) => money(netMinor) },
        {
          id: 'cost',
          heading: '成本（元）',
          isNumeric: true,
          cell: ({ costFen, isMissing }) => (isMissing ? '缺成本' : amountText(costFen, 'CNY')),
        },
        {
          id: 'profit',
          heading: '利润（元）',
          isNumeric: true,
          cell: ({ profitFen }) => amountText(profitFen, 'CNY'),
        },
      ]}
    />
  )
}
