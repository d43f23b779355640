import { BOOK_CLASS_NAMES } from '@haixuan/rules'
import { Donut, linkClass, NoDataState, SegmentedControl, StaticTable } from '@haixuan/ui-kit'
import { amountText, BOOK_ITEMS, itemMinor, itemOfClass, shareText } from '#entities/finance-book'
import { layout } from '#shared/page-layout'
import { sameScope } from '../lib/same-scope.ts'
import { type Part, shownParts } from '../lib/shown-parts.ts'
import { TemplatePage, type TemplateView } from './template-page.tsx'
import styles from './templates.module.css'

const WAYS = [
  { value: 'cost', label: '支出' },
  { value: 'income', label: '收入' },
  { value: 'store', label: '店铺' },
] as const
type Way = (typeof WAYS)[number]['value']

function partsOf({ chosen, month }: TemplateView, way: Way): Part[] {
  const books = chosen.books.filter((book) => book.month === month)
  if (way === 'store') {
    return chosen.stores.map(({ id, name }) => ({
      ...{ id, label: name },
      value: books.filter((book) => book.store === id).reduce((sum, book) => sum + book.revenueNet, 0),
    }))
  }
  const items = BOOK_ITEMS.filter(({ id }) => id !== 'other').map(({ id, name }) => ({
    ...{ id, label: name },
    value: itemMinor(books, id) ?? 0,
  }))
  const others = new Map<string, number>()
  for (const { deductions } of books)
    for (const one of deductions)
      if (itemOfClass(one.class) === 'other') others.set(one.class, (others.get(one.class) ?? 0) + one.minor)
  const all = [
    ...items,
    ...[...others].map(([id, value]) => ({
      ...{ id, value },
      label: BOOK_CLASS_NAMES[id as keyof typeof BOOK_CLASS_NAMES] ?? id,
    })),
  ]
  return way === 'cost'
    ? all.filter(({ value }) => value < 0).map((one) => ({ ...one, value: -one.value }))
    : all.filter(({ value }) => value > 0)
}

/** 费用构成: what the money of a month is made of. */
export function CompositionPage() {
  return (
    <TemplatePage
      title="费用构成"
      note="按账务时间入账。图中占比不到 2% 的合并为其他，表里逐项列出；提现、冻结、充值不是收入或支出，不在其中。"
    >
      {(view) => <Composition view={view} />}
    </TemplatePage>
  )
}

function Composition({ view }: { view: TemplateView }) {
  const { read, go } = view.address
  const way = WAYS.find(({ value }) => value === read('way'))?.value ?? 'cost'
  const { currency } = view.chosen
  const { table, ring, total } = shownParts(partsOf(view, way))
  return (
    <div className={layout.part}>
      <div className={layout.line}>
        <SegmentedControl label="看什么" options={WAYS} value={way} onChange={(next) => go({ way: next })} />
      </div>
      {table.length === 0 ? (
        <NoDataState>{view.month} 没有这一类的账。</NoDataState>
      ) : (
        <div className={styles.columns}>
          <Donut
            label={`${view.month} 的构成`}
            slices={ring}
            size={220}
            format={(value) => amountText(value, currency)}
            center={<strong>{amountText(total, currency)}</strong>}
          />
          <StaticTable
            label={`${view.month} 的构成`}
            rows={table}
            rowId={({ id }) => id}
            columns={[
              {
                ...{ id: 'label', heading: '项目', isRowName: true },
                cell: (part) => <PartName {...{ view, way, part }} />,
              },
              {
                id: 'value',
                heading: '金额',
                isNumeric: true,
                cell: ({ value }) => amountText(value, currency),
              },
              {
                id: 'share',
                heading: '占比',
                isNumeric: true,
                cell: ({ value }) => (value > 0 ? shareText(value / total) : '—'),
              },
            ]}
          />
        </div>
      )}
    </div>
  )
}

interface PartNameProps {
  view: TemplateView
  way: Way
  part: Part
}

/** Name of a part; it leads to the lines that the part is the sum of. */
function PartName({ view, way, part }: PartNameProps) {
  const item = BOOK_ITEMS.find(({ id }) => id === part.id)?.id ?? 'other'
  const lines = way === 'store' ? { store: part.id } : { cell: `${view.month}.${item}` }
  return (
    <a className={linkClass()} href={`/temu/settlement${sameScope(view, lines)}`}>
      {part.label}
    </a>
  )
}
