import { Button, Dialog, RadioGroup, SegmentedControl } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { apiQuery } from '#shared/api'
import { exportAsked } from '../model/exports.ts'
import type { ExportRequest, ExportSubject } from '../model/wish.ts'
import styles from './export-dialog.module.css'
import { MarketColumns } from './market-columns.tsx'
import { QuotePanel } from './quote-panel.tsx'
import { RecentExports } from './recent-exports.tsx'

const FORMATS = [
  { value: 'xlsx', label: 'Excel（.xlsx）' },
  { value: 'csv', label: 'CSV' },
] as const
const NOTE = {
  xlsx: '数字、日期保留类型，编号为文本。',
  csv: 'UTF-8 编码；12 位以上的编号后带一个制表符，用 Excel 打开不会变成科学计数法。',
} as const

type ColumnSet = ExportRequest['columnSet']

/** Sets of columns that tools read, by name. */
const TEMPLATES = {
  temu_31: { label: '31 列模板', description: '常用选品工具的 31 列，含店铺数据' },
  listing_7: { label: '上架模板', description: '上架工具的 7 列：标题、图片、美元价格和分类' },
  bill_rows: { label: '账单原表', description: '官方列、官方顺序和原来的内容，可以重新导入' },
} as const
/** What every file of a list says of the quality of its rows. */
const QUALITY_NOTE = '每个文件都带估算、存疑、插值、真实断货、来源、数据时间和示例数据列。'

function columnSets({ columns }: ExportSubject, templates: readonly (keyof typeof TEMPLATES)[]) {
  return [
    {
      value: 'seen' as const,
      label: '当前列',
      description: `与屏幕上相同的 ${columns.length} 列和顺序；商品、价格等组合列会拆开`,
    },
    { value: 'all' as const, label: '全部列', description: '列表中能导出的每一列' },
    ...templates.map((template) => ({ value: template, ...TEMPLATES[template] })),
  ]
}

/** Lists of what the person keeps: their own columns can be written at any time. */
const OWN_LISTS: ReadonlySet<string> = new Set<ExportRequest['operation']>([
  'searchFavourites',
  'searchListings',
])

/** Lists whose files carry no other mark of quality. */
const DEMO_MARK_ONLY: ReadonlySet<string> = new Set<ExportRequest['operation']>([
  'searchListings',
  'searchOwnStores',
  'searchFinanceLines',
  'searchFinanceSkus',
  'searchFinanceOrders',
  'searchFinanceReconciliation',
])

interface ExportDialogProps {
  subject: ExportSubject
  onClose: () => void
}

/** What shall be written, and what it draws from the quota, before anything begins. */
export function ExportDialog({ subject, onClose }: ExportDialogProps) {
  const [format, setFormat] = useState<ExportRequest['format']>('xlsx')
  const [columnSet, setColumnSet] = useState<ColumnSet>('seen')
  const [most, setMost] = useState<number | null>(null)
  const [wantsMarket, setWantsMarket] = useState<boolean | null>(null)
  const [key] = useState(() => crypto.randomUUID())
  const ask = useUnit(exportAsked)
  const { operation, params, query, title, columns, ids } = subject
  const isOwn = OWN_LISTS.has(operation)
  const asSeen: ExportRequest = {
    ...{ operation, params, query, title, format, columnSet },
    columns: columnSet === 'seen' ? columns : [],
    ...(ids ? { ids: [...ids] } : {}),
    ...(most === null ? {} : { most }),
  }
  // The format changes nothing of the price, nor do the columns of a board: one answer serves them all.
  const asked: ExportRequest = isOwn
    ? { ...asSeen, format: 'xlsx' }
    : { ...asSeen, format: 'xlsx', columnSet: 'all', columns: [] }
  const whole = useQuery({ ...apiQuery('quoteExport', { body: asked }), staleTime: 0 })
  const own = useQuery({
    ...apiQuery('quoteExport', { body: { ...asked, marketColumns: false } }),
    enabled: isOwn,
    staleTime: 0,
  })
  const canChoose = isOwn && whole.data?.ownData === false && whole.data.rows > 0
  const withMarket = !canChoose || (wantsMarket ?? whole.data?.limit !== 0)
  const quote = withMarket ? whole : own
  const request: ExportRequest = withMarket ? asSeen : { ...asSeen, marketColumns: false }
  const isReady = quote.data !== undefined && quote.data.refusal === null && !quote.isFetching
  return (
    <Dialog
      open
      size="small"
      title={ids ? `导出所选 ${ids.length.toLocaleString('zh-CN')} 项` : `导出“${title}”`}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button
            variant="primary"
            disabled={!isReady}
            loading={quote.isFetching}
            onClick={() => {
              ask({ key, request })
              onClose()
            }}
          >
            {quote.data ? `导出 ${quote.data.rows.toLocaleString('zh-CN')} 行` : '导出'}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <div className={styles.format}>
          <SegmentedControl label="文件格式" options={FORMATS} value={format} onChange={setFormat} />
          <p className={styles.note}>{NOTE[format]}</p>
        </div>
        <RadioGroup
          layout="column"
          label="导出的列"
          options={columnSets(subject, quote.data?.templates ?? [])}
          value={columnSet}
          onChange={setColumnSet}
        />
        <p className={styles.note}>
          {DEMO_MARK_ONLY.has(operation) ? '每个文件都带示例数据列。' : QUALITY_NOTE}
        </p>
        {canChoose && whole.data && (
          <MarketColumns quote={whole.data} isIn={withMarket} onChange={setWantsMarket} />
        )}
        <QuotePanel
          quote={quote.data}
          error={quote.error}
          isAsking={quote.isFetching}
          onRetry={() => void quote.refetch()}
          most={most}
          onMost={setMost}
        />
        <RecentExports />
      </div>
    </Dialog>
  )
}
