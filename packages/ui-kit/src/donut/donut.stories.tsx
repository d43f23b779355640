import type { Meta, StoryObj } from '@storybook/react-vite'
import { Samples } from '../catalogue/samples.tsx'
import { Donut } from './donut.tsx'

/**
 * 整体由哪几部分组成，最多七块，其余合为“其他”。数字总写在旁边，不只靠颜色。
 * 比较大小用 BarChart。
 */
const meta = {
  title: '组件/图表/Donut 环形图',
  component: Donut,
  args: {
    label: '销售额构成',
    center: '128.4w',
    slices: [
      { id: 'us', label: '美国', value: 620_000 },
      { id: 'de', label: '德国', value: 210_000 },
      { id: 'uk', label: '英国', value: 180_000 },
      { id: 'fr', label: '法国', value: 90_000 },
      { id: 'jp', label: '日本', value: 84_000 },
    ],
  },
} satisfies Meta<typeof Donut>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { name: '试一试' }

const MANY = Array.from({ length: 15 }, (_, index) => ({
  id: `${index}`,
  label: `站点 ${index + 1}`,
  value: 300 - index * 18,
}))

export const Many: Story = {
  name: '很多块，合为其他',
  args: {
    slices: MANY,
  },
}

export const One: Story = { name: '只有一块', args: { slices: [{ id: 'us', label: '美国', value: 5 }] } }

export const Empty: Story = { name: '没有数据', args: { slices: [], center: '' } }

export const AllStates: Story = {
  name: '所有状态',
  render: (args) => (
    <>
      <Samples title="几块">
        <Donut {...args} />
      </Samples>
      <Samples title="很多块，合为其他">
        <Donut {...args} label="各站点销量" center="" slices={MANY} size={180} />
      </Samples>
      <Samples title="一块、没有数据">
        <Donut {...args} label="只有美国" center="" slices={MANY.slice(0, 1)} />
        <Donut {...args} label="没有数据" center="" slices={[]} />
      </Samples>
    </>
  ),
}
