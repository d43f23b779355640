import { NoDataState, Select } from '@haixuan/ui-kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { amountText, financeSkusQuery } from '#entities/finance-book'
import { layout } from '#shared/page-layout'
import { ListAnswer, ListFoot, ListHead } from './list-parts.tsx'
import { OpenDialogs } from './open-dialogs.tsx'
import { SkuTable } from './sku-table.tsx'
import { TemplatePage, type TemplateView } from './template-page.tsx'
import styles from './templates.module.css'

const SIZE = 50
const ONLY = [
  { value: 'all', label: '全部' },
  { value: 'loss', label: '亏损' },
  { value: 'missing', label: '缺成本' },
] as const
const SORTS = [
  { value: 'net:desc', label: '净回款 高→低' },
  { value: 'net:asc', label: '净回款 低→高' },
  { value: 'profit:asc', label: '利润 低→高（亏损优先）' },
  { value: 'profit:desc', label: '利润 高→低' },
  { value: 'sold:desc', label: '销量 高→低' },
  { value: 'returned:desc', label: '退货率 高→低' },
] as const

export const SKU_NOTE =
  '退货率按退回的件数，退款率按退回的钱：降价补差只退钱不退货。利润为人民币，缺成本的 SKU 不算利润。'

/** SKU维度分析: what each SKU brought. */
export function SkuPage() {
  return (
    <TemplatePage title="SKU维度分析" note={SKU_NOTE}>
      {(view) => <Skus view={view} />}
    </TemplatePage>
  )
}

function Skus({ view }: { view: TemplateView }) {
  const { address, chosen, month, scope, store } = view
  const { read, go, page } = address
  const { currency } = chosen
  const only = ONLY.find(({ value }) => value === read('only'))?.value ?? 'all'
  const sort = SORTS.find(({ value }) => value === read('sort'))?.value ?? 'net:desc'
  const keyword = read('q')
  const query = useQuery({
    ...financeSkusQuery({
      ...{ store, from: month, to: month, currency, returns: scope.returns, only, sort, page, limit: SIZE },
      ...(keyword !== undefined && { keyword }),
    }),
    placeholderData: keepPreviousData,
  })
  const money = (minor: number | null) => amountText(minor, currency)
  return (
    <div className={layout.part}>
      <ListHead
        address={address}
        choice={{ label: '看哪些', name: 'only' }}
        parts={ONLY}
        part={only}
        words={{ label: 'SKU ID 或货号', placeholder: 'SKU ID 或货号' }}
      >
        <Select
          label="排序"
          labelPlacement="inside"
          options={SORTS}
          value={sort}
          onChange={(next) => go({ sort: next })}
        />
      </ListHead>
      <ListAnswer query={query} empty={<NoDataState>没有符合条件的 SKU。</NoDataState>}>
        {(data) => (
          <>
            <SkuTable data={data} currency={currency} address={address} />
            <ListFoot address={address} count={data.count} limit={SIZE}>
              <span className={styles.sum}>
                {data.count.toLocaleString('zh-CN')} 个 SKU，净回款{' '}
                <strong>{money(data.total.netMinor)}</strong>，利润（元）{' '}
                <strong>{amountText(data.total.profitFen, 'CNY')}</strong>
                {data.total.missing > 0 &&
                  `，未含 ${data.total.missing} 个缺成本 SKU 的 ${money(data.total.missingMinor)}`}
              </span>
              {data.unassigned.length > 0 && (
                <span className={layout.note}>
                  未归属（没有 SKU 的行）{money(data.unassigned.reduce((sum, { minor }) => sum + minor, 0))}
                </span>
              )}
            </ListFoot>
          </>
        )}
      </ListAnswer>
      <OpenDialogs view={view} />
    </div>
  )
}
