import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, within } from 'storybook/test'
import { Samples } from '../catalogue/samples.tsx'
import { moneyText } from '../money/index.ts'
import { cappedNumber, exactNumber, MISSING, shortNumber } from '../number/index.ts'
import { relativeTime } from '../relative-time/index.ts'
import { StaticTable } from '../static-table/index.ts'
import { ChangeMark } from '../statistic-card/index.ts'

/**
 * 数字、金额、涨跌、日期的写法。右边的写法由组件库里的函数当场写出来，不是抄上去的。
 */
const meta = { title: '基础/数字与日期' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const NOW = Date.UTC(2026, 10, 21, 2, 30)
const MINUTE = 60_000

type Rule = { rule: string; given: string; written: ReactNode }

function Rules({ label, rules }: { label: string; rules: readonly Rule[] }) {
  return (
    <Samples title={label}>
      <StaticTable
        label={label}
        rows={rules}
        rowId={({ rule, given }) => rule + given}
        columns={[
          { id: 'rule', heading: '规则', isRowName: true, cell: ({ rule }) => rule },
          { id: 'given', heading: '原值', isNumeric: true, cell: ({ given }) => given },
          { id: 'written', heading: '写作', isNumeric: true, cell: ({ written }) => written },
        ]}
      />
    </Samples>
  )
}

const short = (rule: string, value: number): Rule => ({
  rule,
  given: String(value),
  written: shortNumber(value),
})
const change = (rule: string, ratio: number): Rule => ({
  rule,
  given: String(ratio),
  written: <ChangeMark ratio={ratio} />,
})
const time = (rule: string, before: number): Rule => ({
  rule,
  given: `${before / MINUTE} 分钟前`,
  written: relativeTime(NOW - before, NOW),
})

export const Numbers: Story = {
  name: '数量',
  render: () => (
    <>
      <Rules
        label="一眼扫过的地方用缩写，只舍不入，准确值在提示和导出里"
        rules={[
          short('一千以内写全', 999),
          short('超过一千', 12_480),
          short('超过十万', 128_000),
          short('超过一亿', 230_000_000),
          { rule: '封顶的写法', given: '128000', written: cappedNumber(128_000) },
        ]}
      />
      <Rules
        label="要核对的地方写全，千分位用逗号"
        rules={[
          { rule: '整数', given: '12480', written: exactNumber(12_480) },
          { rule: '零就是零', given: '0', written: exactNumber(0) },
          { rule: '没有数据', given: 'null', written: MISSING },
        ]}
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('row', { name: '没有数据 null —' })).toBeVisible()
    await expect(within(canvasElement).getByRole('row', { name: '超过十万 128000 12.8w+' })).toBeVisible()
  },
}

export const MoneyAndChange: Story = {
  name: '金额与涨跌',
  render: () => (
    <>
      <Rules
        label="金额带币种，按最小单位存整数；不同币种不相加"
        rules={[
          { rule: '美元', given: '990 分', written: moneyText({ minor: 990, currency: 'USD' }) },
          { rule: '人民币', given: '6800 分', written: moneyText({ minor: 6800, currency: 'CNY' }) },
          { rule: '日元没有小数', given: '1280', written: moneyText({ minor: 1280, currency: 'JPY' }) },
          { rule: '没有价格', given: 'null', written: moneyText(null) },
        ]}
      />
      <Rules
        label="红涨绿跌，永远带箭头"
        rules={[change('涨', 0.182), change('跌', -0.031), change('没变', 0)]}
      />
    </>
  ),
}

export const Times: Story = {
  name: '日期与时间',
  render: () => (
    <>
      <Rules
        label="刚发生的事写距今，准确时间在提示里（北京时间，24 小时制）"
        rules={[
          time('一分钟内', 0),
          time('一小时内', 5 * MINUTE),
          time('一天内', 180 * MINUTE),
          time('更早写日期', 3 * 24 * 60 * MINUTE),
        ]}
      />
      <Rules
        label="要核对的日期"
        rules={[
          { rule: '日期', given: '2026 年 11 月 21 日', written: '2026-11-21' },
          { rule: '一段日期，两头都含', given: '11 月 15 日到 21 日', written: '2026-11-15 至 2026-11-21' },
          { rule: '相对的一段写死天数', given: '最近一个月', written: '近 30 天' },
        ]}
      />
    </>
  ),
}
