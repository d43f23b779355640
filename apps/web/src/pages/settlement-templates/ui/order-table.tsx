import type { OperationData } from '@haixuan/api-sdk'
import { StaticTable } from '@haixuan/ui-kit'
import { amountText } from '#entities/finance-book'
import { AddressLink, type ListAddress } from '#shared/list-address'
import { kindSum } from '../lib/kind-sum.ts'

interface OrderTableProps {
  data: OperationData<'searchFinanceOrders'>
  currency: string
  address: ListAddress
}

/** A row for each order with its money by kind. */
export function OrderTable({ data, currency, address }: OrderTableProps) {
  const byKind = (kinds: (typeof data.rows)[number]['kinds'], ...names: string[]) =>
    kindSum(kinds, currency, ...names)
  return (
    <StaticTable
      label="订单维度分析"
      rows={data.rows}
      rowId={({ store: of, orderNo }) => `${of} ${orderNo}`}
      columns={[
        {
          id: 'order',
          heading: '订单',
          isRowName: true,
          cell: ({ orderNo }) => (
            <AddressLink address={address} change={{ order: orderNo, page: address.page }}>
              {orderNo}
            </AddressLink>
          ),
        },
        { id: 'stock', heading: '备货单号', cell: ({ stockNo }) => stockNo ?? '—' },
        { id: 'skus', heading: 'SKU', cell: ({ skus }) => skus.join('、') || '—' },
        { id: 'quantity', heading: '数量', isNumeric: true, cell: ({ quantity }) => quantity ?? '—' },
        {
          id: 'sale',
          heading: '回款',
          isNumeric: true,
          cell: ({ kinds }) => byKind(kinds, 'sale', 'freight'),
        },
        {
          id: 'reversal',
          heading: '冲回',
          isNumeric: true,
          cell: ({ kinds }) => byKind(kinds, 'reversal', 'freight_reversal'),
        },
        {
          id: 'subsidy',
          heading: '补贴',
          isNumeric: true,
          cell: ({ kinds }) => byKind(kinds, 'subsidy', 'subsidy_adjustment'),
        },
        {
          id: 'refund',
          heading: '退款',
          isNumeric: true,
          cell: ({ kinds }) => byKind(kinds, 'consumer_refund'),
        },
        {
          id: 'issue',
          heading: '售后',
          isNumeric: true,
          cell: ({ kinds }) => byKind(kinds, 'issue', 'reship'),
        },
        {
          id: 'net',
          heading: '净回款',
          isNumeric: true,
          cell: ({ netMinor }) => amountText(netMinor, currency),
        },
        {
          id: 'store',
          heading: '店铺',
          cell: (row) => data.stores.find(({ id }) => id === row.store)?.name ?? '—',
        },
      ]}
    />
  )
}
