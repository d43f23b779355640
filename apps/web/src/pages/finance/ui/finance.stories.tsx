import type { Meta, StoryObj } from '@storybook/react-vite'
import { bookFigures } from '#entities/finance-book'
import { book, usd } from '../../../entities/finance-book/lib/sample-books.fixture.ts'
import { profitMonths } from '../lib/profit-months.ts'
import { Headline } from './headline.tsx'
import { OtherBooks } from './other-books.tsx'
import { ProfitTrend } from './profit-trend.tsx'

const RETURNS = '退回的货按可再售计，按所退销售当时的成本冲回'
const SEPTEMBER = { ...book().goods, profitFen: 6_753_666 }

/** 财务工作台的各部分：毛利和口径、其他币种的账本、各月毛利。 */
const meta = {
  title: '页面/财务工作台',
  component: Headline,
  args: {
    ...{ month: '2026-10', currency: 'CNY', rows: 269, returnsText: RETURNS },
    ...{ figures: bookFigures([book()]), before: bookFigures([book({ goods: SEPTEMBER })]) },
  },
} satisfies Meta<typeof Headline>

export default meta
type Story = StoryObj<typeof meta>

export const Profit: Story = { name: '毛利' }

export const Loss: Story = {
  name: '亏损，没有上月',
  args: {
    figures: bookFigures([book({ goods: { ...book().goods, profitFen: -231_648, missingSkus: 0 } })]),
    before: null,
  },
}

export const NoRate: Story = {
  name: '缺汇率，毛利算不出',
  args: {
    currency: 'USD',
    figures: bookFigures([usd({ goods: { ...usd().goods, profitFen: null, rate: null } })]),
    before: null,
  },
}

export const Others: Story = {
  name: '其他币种的账本',
  render: () => (
    <OtherBooks month="2026-10" books={[usd()]} profitFen={6_946_269} onCurrency={() => undefined} />
  ),
}

export const Trend: Story = {
  name: '各月毛利，中间缺一个月',
  render: () => {
    const loss = { ...book().goods, profitFen: -900_000 }
    const list = [book({ month: '2026-06' }), book({ month: '2026-08', goods: loss }), book()]
    return (
      <ProfitTrend
        months={profitMonths(list, '2026-10', '2026-10')}
        month="2026-08"
        hrefOf={(month) => `?month=${month}`}
        onMonth={() => undefined}
      />
    )
  },
}
