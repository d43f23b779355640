import { EVENT_KIND_NAMES } from '@haixuan/rules'
import { Banner, Button, StaticTable, Tag } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { differenceText, monthName } from '#entities/finance-book'
import type { FinanceImport } from '#entities/finance-import'
import { wordOf } from '#shared/known-word'
import { type CurrencySums, checkText, monthEffects, sumsByCurrency } from '../lib/preview-sums.ts'
import { countText, nothingText } from '../lib/sheet-text.ts'
import { commitImportFx, dropImportFx } from '../model/import-acts.ts'
import { EffectCard } from './effect-card.tsx'
import { EqualRows } from './equal-rows.tsx'
import styles from './import-bills.module.css'
import { StepFoot } from './import-frame.tsx'
import { Refusals } from './refusals.tsx'

interface PreviewStepProps {
  data: FinanceImport
  onBack: () => void
  onClose: () => void
}

/** What would be written, and what it changes; nothing has changed yet. */
export function PreviewStep({ data, onBack, onClose }: PreviewStepProps) {
  const [commit, drop, isAsked] = useUnit([commitImportFx, dropImportFx, commitImportFx.pending])
  const [problem, setProblem] = useState<string | null>(null)
  const { preview, added } = data
  if (preview === null) return null
  const sheets = data.files.flatMap((file) => file.sheets)
  // A notice of the marketplace covers its period, though it brings no row.
  const isNothing = added === 0 && !sheets.some(({ kind }) => kind === 'no_bills')
  const submit = () => {
    setProblem(null)
    commit(data.id).catch(({ message }: Error) => setProblem(message))
  }
  return (
    <>
      <Counts data={data} />
      <EqualRows data={data} />
      <div className={styles.preview}>
        <div className={styles.files}>
          {sumsByCurrency(preview.sums).map((sums) => (
            <Sums key={sums.currency} sums={sums} stores={data.stores} />
          ))}
          {preview.sums.length === 0 && <p className={styles.note}>{nothingText(data)}</p>}
          {preview.ledgerRows > 0 && (
            <p className={styles.note}>
              账务明细另有 {countText(preview.ledgerRows)} 行只用来核对，不与明细相加。
            </p>
          )}
        </div>
        <div className={styles.files}>
          {monthEffects(preview.months).map((effect) => (
            <EffectCard key={`${effect.month} ${effect.currency}`} effect={effect} />
          ))}
          <Checks data={data} months={preview.months} />
        </div>
      </div>
      {data.refused > 0 && <Refusals id={data.id} count={data.refused} />}
      {problem !== null && <Banner tone="danger" role="alert" title={problem} />}
      <StepFoot note="确认前不会改动任何数字；确认后可整批撤销">
        <Button onClick={() => void drop(data.id).then(onClose, () => undefined)}>取消导入</Button>
        <Button onClick={onBack}>上一步</Button>
        <Button variant="primary" disabled={isNothing} loading={isAsked} onClick={submit}>
          写入 {countText(added)} 行
        </Button>
      </StepFoot>
    </>
  )
}

/** The four numbers of the import: what is new, known, refused and not understood. */
function Counts({ data }: { data: FinanceImport }) {
  const unknown = data.files
    .flatMap(({ sheets }) => sheets)
    .filter(({ kind }) => kind === 'unknown')
    .reduce((all, { rows }) => all + rows, 0)
  return (
    <p className={styles.counts}>
      <span>
        <strong>{countText(data.added)}</strong> 行新增
      </span>
      <span>
        <strong>{countText(data.duplicate)}</strong> 行重复，跳过
      </span>
      <span data-bad={data.refused > 0 || undefined}>
        <strong>{countText(data.refused)}</strong> 行拒收
      </span>
      {unknown > 0 && (
        <span>
          <strong>{countText(unknown)}</strong> 行不认识，只保存
        </span>
      )}
    </p>
  )
}

function Sums({ sums, stores }: { sums: CurrencySums; stores: FinanceImport['stores'] }) {
  const { currency, rows, count, minor } = sums
  const nameOf = (id: string) => stores.find((store) => store.id === id)?.name ?? '—'
  const isMany = new Set(rows.map(({ store }) => store)).size > 1
  const label = `这些钱会记进来 · ${currency}`
  return (
    <section>
      <h3 className={styles.heading}>
        {label}
        {currency !== 'CNY' && <span className={styles.note}>单独列，不与人民币相加</span>}
      </h3>
      <StaticTable
        label={label}
        rows={[...rows.map((row) => ({ ...row, isSum: false })), { isSum: true as const }]}
        rowId={(row) => (row.isSum ? 'sum' : `${row.store} ${row.kind}`)}
        columns={[
          {
            id: 'kind',
            heading: '类别',
            isRowName: true,
            cell: (row) =>
              row.isSum ? (
                '小计'
              ) : (
                <>
                  {wordOf(EVENT_KIND_NAMES, row.kind)}
                  {isMany && <span className={styles.difference}>{nameOf(row.store)}</span>}
                </>
              ),
          },
          {
            ...{ id: 'rows', heading: '新增行', isNumeric: true },
            cell: (row) => countText(row.isSum ? count : row.rows),
          },
          {
            ...{ id: 'minor', heading: '金额', unit: currency, isNumeric: true },
            cell: (row) => differenceText(row.isSum ? minor : row.minor, currency),
          },
        ]}
      />
    </section>
  )
}

type Months = NonNullable<FinanceImport['preview']>['months']

/** Whether details meet the account book, before and after. */
function Checks({ data, months }: { data: FinanceImport; months: Months }) {
  const nameOf = (id: string) => data.stores.find((store) => store.id === id)?.name ?? '—'
  return (
    <section>
      <h3 className={styles.heading}>核对：明细与账务</h3>
      <StaticTable
        label="核对：明细与账务"
        rows={months}
        rowId={({ store, month, currency }) => `${store} ${month} ${currency}`}
        empty="没有变化"
        columns={[
          {
            id: 'book',
            heading: '店铺 · 月份',
            isRowName: true,
            cell: ({ store, month, currency }) => `${nameOf(store)} · ${monthName(month)} · ${currency}`,
          },
          { id: 'before', heading: '导入前', cell: ({ before }) => checkText(before) },
          { id: 'after', heading: '导入后', cell: ({ after }) => checkText(after) },
          { id: 'result', heading: '结果', cell: ({ after }) => <Result figures={after} /> },
        ]}
      />
    </section>
  )
}

function Result({ figures: { equal, different, oneSided } }: { figures: Months[number]['after'] }) {
  if (different > 0) return <Tag tone="danger">差</Tag>
  if (oneSided > 0) return <Tag tone="warning">只有一侧</Tag>
  return equal > 0 ? <Tag tone="success">✓ 平</Tag> : <Tag tone="warning">缺账务</Tag>
}
