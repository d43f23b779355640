import { columnsFor } from './column.ts'

/** Rows for the stories of the table: plausible, the same on every draw, with missing values. */
export type SampleRow = {
  readonly id: string
  readonly title: string
  readonly shop: string
  readonly cost: number | null
  readonly figures: readonly (number | null)[]
}

const TITLES = [
  '便携式折叠收纳箱',
  '无线蓝牙耳机降噪款',
  '儿童益智拼图',
  '夏季薄款防晒衣',
  '不锈钢保温杯',
  '宠物自动喂食器',
]
const SHOPS = ['优选家居', '声动数码', '童趣乐园', '轻氧服饰', '暖心生活', '毛孩子之家']
const HEADINGS = ['日销', '周销', '月销', '总销量', '评论数', '同款数']

export function sampleRows(count: number, figures = 12): SampleRow[] {
  let seed = 20_240_601
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed / 2_147_483_648
  }
  return Array.from({ length: count }, (_, index) => ({
    id: String(601_099_500_000 + index),
    title: `${TITLES[index % TITLES.length]} ${index + 1}`,
    shop: SHOPS[(index * 5) % SHOPS.length] ?? '',
    cost: index % 11 === 4 ? null : Math.round(random() * 9000) / 100,
    figures: Array.from({ length: figures }, () =>
      random() < 0.05 ? null : Math.floor(random() ** 3 * 100_000),
    ),
  }))
}

const column = columnsFor<SampleRow>()

export function sampleColumns(figures = 12) {
  return [
    column.text('title', {
      heading: '商品',
      value: (row) => row.title,
      width: 220,
      pin: 'left',
      grow: 1,
      canHide: false,
    }),
    column.text('shop', { heading: '店铺', value: (row) => row.shop, width: 120 }),
    ...Array.from({ length: figures }, (_, index) =>
      column.number(`figure${index}`, {
        heading: HEADINGS[index % HEADINGS.length] ?? '',
        unit: '件',
        value: (row) => row.figures[index],
        ...(index === 2 ? { hint: '近 30 天销量之和，含插值的天数' } : {}),
      }),
    ),
  ]
}

/** Columns with groups, an editable cost and a profit that follows it. */
export const groupedColumns = [
  column.text('title', { heading: '商品', value: (row) => row.title, width: 220, pin: 'left' }),
  column.number('day', { heading: '日销', unit: '件', group: '销量', value: (row) => row.figures[0] }),
  column.number('week', { heading: '周销', unit: '件', group: '销量', value: (row) => row.figures[1] }),
  column.number('cost', {
    heading: '成本',
    unit: '元',
    group: '成本与利润',
    value: (row) => row.cost,
    format: (value) => value.toFixed(2),
    edit: (row, text) => {
      const value = Number(text)
      if (text.trim() === '') return { row: { ...row, cost: null } }
      return Number.isFinite(value) && value >= 0
        ? { row: { ...row, cost: value } }
        : { error: '请填写不小于 0 的数字' }
    },
  }),
  column.number('profit', {
    heading: '单件利润',
    unit: '元',
    group: '成本与利润',
    value: (row) => (row.cost === null ? null : 99 - row.cost),
    format: (value) => value.toFixed(2),
  }),
]
