import type { components } from '@haixuan/api-sdk'
import { exactNumber, MISSING, moneyText, type StaticColumn, StaticTable, Tag } from '@haixuan/ui-kit'
import { cardClass, headingClass } from '#shared/card'
import styles from './detail-table.module.css'

type Sku = components['schemas']['GoodsSku']
type Size = components['schemas']['GoodsSize']

const COLUMNS: readonly StaticColumn<Sku>[] = [
  { id: 'name', heading: '规格', isRowName: true, cell: ({ name }) => name },
  { id: 'id', heading: 'SKU ID', cell: ({ id }) => id ?? MISSING },
  {
    id: 'price',
    heading: '价格',
    isNumeric: true,
    cell: ({ price }) =>
      price === null ? MISSING : moneyText({ minor: price.amount, currency: price.currency }),
  },
  { id: 'stock', heading: '库存', isNumeric: true, cell: ({ stock }) => <Stock stock={stock} /> },
]

function Stock({ stock }: Pick<Sku, 'stock'>) {
  if (stock === null) return MISSING
  return stock === 0 ? <Tag tone="danger">缺货</Tag> : exactNumber(stock)
}

/** What is known of a size, in a word: colour alone says nothing. */
function SizeTag({ name, inStock }: Size) {
  if (inStock === null) return <Tag hint="数据源没有说是否有货">{`${name} ${MISSING}`}</Tag>
  return <Tag tone={inStock ? 'success' : 'danger'}>{`${name} ${inStock ? '有货' : '缺货'}`}</Tag>
}

/** The sizes of a product; — where no source names them. */
function Sizes({ sizes }: { sizes: readonly Size[] }) {
  return (
    <div className={styles.words}>
      <span className={styles.note}>尺码</span>
      {sizes.length === 0 ? MISSING : sizes.map((size) => <SizeTag key={size.name} {...size} />)}
    </div>
  )
}

interface SkuCardProps {
  skus: readonly Sku[]
  sizes: readonly Size[]
  /** Whether sizes belong to what is sold there, known or not. */
  hasSizes: boolean
}

/** The variants of a product and its sizes, in the order of its source. */
export function SkuCard({ skus, sizes, hasSizes }: SkuCardProps) {
  const out = skus.filter(({ stock }) => stock === 0).length
  const summary = `${skus.length} 个规格${out > 0 ? `，${out} 个缺货` : ''}`
  return (
    <section className={cardClass}>
      <h2 className={headingClass}>
        SKU {skus.length > 0 && <span className={styles.aside}>{summary}</span>}
      </h2>
      {(hasSizes || sizes.length > 0) && <Sizes sizes={sizes} />}
      <StaticTable
        label="SKU"
        columns={COLUMNS}
        rows={skus}
        rowId={({ id, name }) => `${id ?? ''} ${name}`}
        empty="数据源没有提供这个商品的 SKU。导入带有 SKU 的商品数据后会显示在这里。"
        maxHeight={300}
      />
    </section>
  )
}
