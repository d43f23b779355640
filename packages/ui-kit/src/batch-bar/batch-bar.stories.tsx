import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Samples } from '../catalogue/samples.tsx'
import { walkKeys } from '../catalogue/walk-keys.ts'
import { guide } from './batch-bar.guide.tsx'
import { BatchBar } from './batch-bar.tsx'

/** 选中行时从表格底部出现，取消选择就离开。会毁掉东西的动作要能撤销，或者问一次。 */
const meta = {
  title: '组件/页面/BatchBar 批量条',
  component: BatchBar,
  args: {
    count: 12,
    noun: '个商品',
    total: 12480,
    onSelectAll: fn(),
    onClear: fn(),
    children: (
      <>
        <Button size="small">收藏</Button>
        <Button size="small">监控</Button>
        <Button size="small">对比</Button>
        <Button size="small" variant="primary">
          导出选中
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof BatchBar>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('已选 12 个商品')
  },
}

export const Nothing: Story = {
  name: '没有选中就不出现',
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).not.toBeInTheDocument()
  },
}

export const AllStates: Story = {
  name: '所有状态',
  render: (args) => (
    <>
      <Samples title="选了一些、已经全选" stack>
        <BatchBar {...args} />
        <BatchBar {...args} count={12480} label="全选时的批量操作" />
      </Samples>
      <Samples title="没有选中就不出现" stack>
        <BatchBar {...args} count={0} />
      </Samples>
    </>
  ),
}

export const Keys: Story = {
  name: '按键',
  tags: ['!autodocs'],
  play: walkKeys(guide, ({ args, canvas }) => [
    [
      'Tab',
      async () => {
        for (const button of canvas.getAllByRole('button')) {
          await userEvent.tab()
          await expect(button).toHaveFocus()
        }
      },
    ],
    [
      'Enter / 空格',
      async () => {
        await userEvent.keyboard('{Enter} ')
        await expect(args.onClear).toHaveBeenCalledTimes(2)
      },
    ],
  ]),
}
