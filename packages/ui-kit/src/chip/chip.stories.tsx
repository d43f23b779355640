import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Samples } from '../catalogue/samples.tsx'
import { walkKeys } from '../catalogue/walk-keys.ts'
import { guide } from './chip.guide.tsx'
import { Chip, RemovableChip } from './chip.tsx'

/** 一按就选的预设（近7天、100-500），或一条已生效、可以移除的筛选条件。 */
const meta = {
  title: '组件/输入/Chip 标签选项',
  component: Chip,
  args: { children: '近7天', selected: true },
} satisfies Meta<typeof Chip>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { name: '试一试' }

function Removable() {
  const [filters, setFilters] = useState(['100-500', '全托管'])
  return filters.map((filter) => (
    <RemovableChip
      key={filter}
      label="条件"
      onRemove={() => setFilters(filters.filter((other) => other !== filter))}
    >
      {filter}
    </RemovableChip>
  ))
}

export const Remove: Story = {
  name: '移除',
  render: () => (
    <Samples title="可移除">
      <Removable />
    </Samples>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '移除 条件 100-500' }))
    await expect(canvas.queryByText('100-500')).not.toBeInTheDocument()
  },
}

export const AllStates: Story = {
  name: '所有状态',
  render: () => (
    <>
      <Samples title="预设">
        <Chip>0-1000</Chip>
        <Chip selected>1000-2000</Chip>
        <Chip>2000-5000</Chip>
        <Chip disabled>不可用</Chip>
      </Samples>
      <Samples title="已选条件">
        <RemovableChip label="地区" onRemove={() => undefined}>
          美国
        </RemovableChip>
        <RemovableChip label="日销" onRemove={() => undefined}>
          50-100
        </RemovableChip>
        <RemovableChip label="关键词" onRemove={() => undefined}>
          便携式榨汁杯 350ml 无线充电 迷你搅拌杯 家用小型果汁机 学生宿舍 旅行随身 可拆洗 静音
        </RemovableChip>
      </Samples>
    </>
  ),
}

export const Keys: Story = {
  name: '按键',
  tags: ['!autodocs'],
  args: { onClick: fn() },
  render: (args) => (
    <Samples title="选中、移除">
      <Chip {...args} />
      <Removable />
    </Samples>
  ),
  play: walkKeys(guide, ({ args, canvas }) => [
    [
      'Tab',
      async () => {
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: '近7天' })).toHaveFocus()
      },
    ],
    [
      'Enter / 空格',
      async () => {
        await userEvent.keyboard('{Enter} ')
        await expect(args.onClick).toHaveBeenCalledTimes(2)
        await userEvent.tab()
        await userEvent.keyboard('{Enter}')
        await expect(canvas.queryByText('100-500')).not.toBeInTheDocument()
      },
    ],
  ]),
}
