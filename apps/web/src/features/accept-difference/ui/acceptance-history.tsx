import { StaticTable } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { differenceText } from '#entities/finance-book'
import { apiQuery } from '#shared/api'
import { whenText } from '../lib/when-text.ts'
import type { ClassKey } from '../model/accept-difference.ts'

const MOST = 20
const ACTS = { accepted: '接受', withdrawn: '撤回接受' } as const

/** Who accepted the difference of a class and took it back. Nothing while nobody did. */
export function AcceptanceHistory({ place }: { place: ClassKey }) {
  const { store, month, currency, class: name } = place
  const query = { store, from: month, to: month, class: name, limit: MOST }
  const { data } = useQuery(apiQuery('listFinanceAcceptances', { query }))
  const rows = data?.rows.filter((row) => row.currency === currency) ?? []
  if (rows.length === 0) return null
  return (
    <StaticTable
      label="接受记录"
      rows={rows}
      rowId={({ id }) => id}
      columns={[
        { id: 'at', heading: '时间', isRowName: true, cell: ({ at }) => whenText(at) },
        { id: 'who', heading: '谁', cell: ({ userName }) => userName ?? '已注销的账号' },
        { id: 'act', heading: '做了什么', cell: ({ act }) => ACTS[act] },
        {
          ...{ id: 'difference', heading: '差额', isNumeric: true },
          cell: ({ difference }) => differenceText(difference, currency),
        },
        { id: 'note', heading: '备注', cell: ({ note }) => note ?? '—' },
      ]}
    />
  )
}
