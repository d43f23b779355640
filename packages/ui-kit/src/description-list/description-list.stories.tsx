import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tag } from '../tag/index.ts'
import { DescriptionList } from './description-list.tsx'

/** 一件东西的属性，名称在前，值在后。同类的很多件请用 DataTable。缺失显示 `—`。 */
const meta = {
  title: '组件/数据/DescriptionList 属性列表',
  component: DescriptionList,
  args: {
    columns: 2,
    items: [
      { term: '商品ID', value: '601099512345678' },
      { term: '店铺', value: '优选家居旗舰店' },
      { term: '托管', value: <Tag>全托</Tag> },
      { term: '上架时间', value: '2026-03-18' },
      { term: '评分', value: null },
      { term: '类目', value: '家居厨房 / 收纳整理' },
      { term: '标题', value: '便携式折叠收纳箱 大容量 带盖 可叠放 儿童玩具衣物整理箱', isWide: true },
    ],
  },
} satisfies Meta<typeof DescriptionList>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { name: '试一试' }

export const AllStates: Story = {
  name: '一列到四列',
  render: (args) => (
    <>
      {([1, 2, 3, 4] as const).map((columns) => (
        <section key={columns} style={{ marginBlockEnd: 24 }}>
          <DescriptionList {...args} columns={columns} />
        </section>
      ))}
    </>
  ),
}
