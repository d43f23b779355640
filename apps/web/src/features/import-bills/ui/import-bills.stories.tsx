import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
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

export const Start: Story = {
  name: '还没有账单',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    expect(canvas.getByLabelText('把一个月的结算文件拖到这里，看清赚了多少')).toHaveAttribute('type', 'file')
    const links = (title: string) =>
      within(canvas.getByRole('region', { name: title }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent)
    expect(links('下载示例')).toEqual(['全托管账单', '半托管账单', '示例成本'])
    expect(links('下载模板')).toEqual(['成本模板'])
  },
}

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
