import type { Meta, StoryObj } from '@storybook/react-vite'
import { monthEffects } from '../lib/preview-sums.ts'
import { FULL_STORE, figures, sampleImport } from '../lib/sample-import.fixture.ts'
import { BillStart } from './bill-start.tsx'
import { EffectCard } from './effect-card.tsx'

const none = () => undefined

/** 导入结算单：还没有账单时的页面，和导入前后的毛利。 */
const meta = {
  title: '功能/导入结算单',
  component: BillStart,
  args: { onFiles: none },
} satisfies Meta<typeof BillStart>

export default meta
type Story = StoryObj<typeof meta>

export const Start: Story = { name: '还没有账单' }

export const Effects: Story = {
  name: '导入前后：人民币、其他币种、亏损',
  render: () => {
    const loss = {
      ...{ store: FULL_STORE, month: '2026-09', currency: 'CNY', before: figures() },
      after: figures({ platformNet: -20_000, missingIncome: 0, costFen: 12_000, profitFen: -32_000 }),
    }
    const months = [...(sampleImport().preview?.months ?? []), loss]
    return (
      <>
        {monthEffects(months).map((effect) => (
          <EffectCard key={`${effect.month} ${effect.currency}`} effect={effect} />
        ))}
      </>
    )
  },
}
