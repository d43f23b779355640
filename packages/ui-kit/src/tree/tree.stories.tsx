import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Samples } from '../catalogue/samples.tsx'
import { walkKeys } from '../catalogue/walk-keys.ts'
import { guide } from './tree.guide.tsx'
import { Tree } from './tree.tsx'

/**
 * 一层套一层的东西：收藏夹、类目。只选一个值请用 Cascader。
 */
const meta = {
  title: '组件/数据/Tree 树',
  component: Tree,
  args: {
    label: '收藏夹',
    defaultExpanded: ['season'],
    onSelect: fn(),
    nodes: [
      { id: 'all', label: '全部收藏', aside: 128 },
      {
        id: 'season',
        label: '季节款',
        aside: 46,
        children: [
          { id: 'summer', label: '夏季', aside: 30 },
          { id: 'winter', label: '冬季', aside: 16 },
        ],
      },
      { id: 'test', label: '测款', children: [{ id: 'week', label: '本周' }] },
    ],
  },
} satisfies Meta<typeof Tree>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onSelect).toHaveBeenLastCalledWith('summer')
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}')
    await expect(canvas.queryByRole('row', { name: '夏季' })).toBeNull()
  },
}

export const AllStates: Story = {
  name: '所有状态',
  render: (args) => (
    <>
      <Samples title="展开、收起、选中" stack>
        <Tree {...args} selected="summer" />
      </Samples>
      <Samples title="只看，不能选" stack>
        <Tree label="只看" nodes={args.nodes} />
      </Samples>
    </>
  ),
}

export const Keys: Story = {
  name: '按键',
  tags: ['!autodocs'],
  play: walkKeys(guide, ({ args, canvas }) => [
    [
      '↑ ↓',
      async () => {
        await userEvent.tab()
        await expect(canvas.getByRole('row', { name: '全部收藏' })).toHaveFocus()
        await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
        await expect(canvas.getByRole('row', { name: '季节款' })).toHaveFocus()
      },
    ],
    [
      '→ / ←',
      async () => {
        await userEvent.keyboard('{ArrowLeft}')
        await expect(canvas.queryByRole('row', { name: '夏季' })).toBeNull()
        await userEvent.keyboard('{ArrowRight}')
        await expect(canvas.getByRole('row', { name: '夏季' })).toBeVisible()
        await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
        await expect(canvas.getByRole('row', { name: '季节款' })).toHaveFocus()
      },
    ],
    [
      'Enter / 空格',
      async () => {
        await userEvent.keyboard('{ArrowDown}{Enter}')
        await expect(args.onSelect).toHaveBeenLastCalledWith('summer')
        await userEvent.keyboard('{ArrowDown} ')
        await expect(args.onSelect).toHaveBeenLastCalledWith('winter')
      },
    ],
    [
      'Home / End',
      async () => {
        await userEvent.keyboard('{Home}')
        await expect(canvas.getByRole('row', { name: '全部收藏' })).toHaveFocus()
        await userEvent.keyboard('{End}')
        await expect(canvas.getByRole('row', { name: '测款' })).toHaveFocus()
      },
    ],
  ]),
}
