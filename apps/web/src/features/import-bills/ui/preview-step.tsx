import { EVENT_KIND_NAMES } from '@haixuan/rules'
import { Banner, Button, StaticTable } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { amountText, differenceText } from '#entities/finance-book'
import type { FinanceImport } from '#entities/finance-import'
import { wordOf } from '#shared/known-word'
import { commitImportFx, dropImportFx } from '../model/import-acts.ts'
import styles from './import-bills.module.css'
import { Refusals } from './refusals.tsx'

type Preview = NonNullable<FinanceImport['preview']>

const CNY = 'CNY'
const words = ({ equal, different, oneSided }: Preview['months'][number]['after']) =>
  equal + different + oneSided === 0
    ? '—'
    : [
        `平 ${equal}`,
        ...(different > 0 ? [`差 ${different}`] : []),
        ...(oneSided > 0 ? [`单边 ${oneSided}`] : []),
      ].join(' · ')

/** What would be written, and what it changes; nothing has changed yet. */
export function PreviewStep({ data, onClose }: { data: FinanceImport; onClose: () => void }) {
  const [commit, drop, isAsked] = useUnit([commitImportFx, dropImportFx, commitImportFx.pending])
  const [problem, setProblem] = useState<string | null>(null)
  const { preview, added } = data
  if (preview === null) return null
  const storeName = (id: string) => data.stores.find((store) => store.id === id)?.name ?? '—'
  const submit = () => {
    setProblem(null)
    commit(data.id).catch(({ message }: Error) => setProblem(message))
  }
  return (
    <>
      <div className={styles.preview}>
        <section>
          <h3 className={styles.heading}>这些钱会记进来</h3>
          <StaticTable
            label="这些钱会记进来"
            rows={preview.sums}
            rowId={({ store, kind, currency }) => `${store} ${kind} ${currency}`}
            maxHeight={360}
            empty="没有新的明细：这些行以前都导入过"
            columns={[
              {
                id: 'kind',
                heading: '类别',
                isRowName: true,
                cell: ({ kind }) => wordOf(EVENT_KIND_NAMES, kind),
              },
              { id: 'store', heading: '店铺', cell: ({ store }) => storeName(store) },
              {
                id: 'rows',
                heading: '行数',
                isNumeric: true,
                cell: ({ rows }) => rows.toLocaleString('zh-CN'),
              },
              {
                id: 'minor',
                heading: '金额',
                isNumeric: true,
                cell: ({ minor, currency }) => `${amountText(minor, currency)} ${currency}`,
              },
            ]}
          />
          {preview.ledgerRows > 0 && (
            <p className={styles.note}>
              账务明细另有 {preview.ledgerRows.toLocaleString('zh-CN')} 行只用来核对，不与明细相加。
            </p>
          )}
        </section>
        <section>
          <h3 className={styles.heading}>对毛利和核对的影响</h3>
          <StaticTable
            label="对毛利和核对的影响"
            rows={preview.months}
            rowId={({ store, month, currency }) => `${store} ${month} ${currency}`}
            maxHeight={360}
            empty="没有变化"
            columns={[
              {
                id: 'month',
                heading: '月份',
                isRowName: true,
                cell: ({ store, month, currency }) => `${month} · ${storeName(store)} · ${currency}`,
              },
              {
                id: 'net',
                heading: '结算净额',
                isNumeric: true,
                cell: ({ before, after, currency }) => (
                  <Change before={before.platformNet} after={after.platformNet} currency={currency} />
                ),
              },
              {
                id: 'profit',
                heading: '毛利（元）',
                isNumeric: true,
                cell: ({ before, after }) => (
                  <Change before={before.profitFen} after={after.profitFen} currency={CNY} />
                ),
              },
              {
                id: 'check',
                heading: '核对：明细与账务',
                cell: ({ before, after }) => `${words(before)} → ${words(after)}`,
              },
            ]}
          />
          <p className={styles.note}>毛利未含缺成本的 SKU。退货按可再售计，按所退销售当时的成本冲回。</p>
        </section>
      </div>
      {data.refused > 0 && <Refusals id={data.id} count={data.refused} />}
      {problem !== null && <Banner tone="danger" title={problem} />}
      <p className={styles.note}>确认前不会改动任何数字；确认后可整批撤销。</p>
      <div className={styles.acts}>
        <Button onClick={() => void drop(data.id).then(onClose, () => undefined)}>移除这次导入</Button>
        <Button variant="primary" loading={isAsked} onClick={submit}>
          写入 {(added ?? 0).toLocaleString('zh-CN')} 行
        </Button>
      </div>
    </>
  )
}

function Change({
  before,
  after,
  currency,
}: {
  before: number | null
  after: number | null
  currency: string
}) {
  const difference = after === null ? null : after - (before ?? 0)
  return (
    <>
      {amountText(before, currency)} → {amountText(after, currency)}
      {difference !== null && difference !== 0 && (
        <span className={styles.difference}>{differenceText(difference, currency)}</span>
      )}
    </>
  )
}
