import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { walkKeys } from '../catalogue/walk-keys.ts'
import { guide } from './cascader.guide.tsx'
import { Cascader } from './cascader.tsx'
import type { CascaderOption } from './category-search.ts'

const CATEGORIES: CascaderOption[] = [
  {
    value: '1',
    label: '家居厨房',
    alias: 'Home & Kitchen',
    children: [
      { value: '11', label: '收纳整理', alias: 'Storage' },
      { value: '12', label: '厨房小电', alias: 'Small Appliances' },
      { value: '13', label: '床上用品', alias: 'Bedding' },
    ],
  },
  {
    value: '2',
    label: '女装',
    alias: "Women's Clothing",
    children: [{ value: '21', label: '连衣裙', alias: 'Dresses' }],
  },
  { value: '3', label: '户外运动', alias: 'Sports & Outdoors' },
  {
    value: '4',
    label: '宠物用品',
    alias: 'Pet Supplies',
    children: [{ value: '41', label: '宠物玩具', alias: 'Pet Toys' }],
  },
]

function Example({ start = null }: { start?: string | null }) {
  const [value, setValue] = useState<string | null>(start)
  return <Cascader label="类目" options={CATEGORIES} value={value} onChange={setValue} />
}

/** 两级类目。搜索认得中文、英文和拼音首字母（“cfxd”就是厨房小电）。上下移动，左右进出一级。 */
const meta = {
  title: '组件/输入/Cascader 类目选择',
  component: Cascader,
  args: { label: '类目', options: CATEGORIES, value: null, onChange: () => undefined },
  render: () => <Example />,
} satisfies Meta<typeof Cascader>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button')
    await userEvent.click(trigger)
    await userEvent.type(await screen.findByRole('searchbox'), 'cfxd')
    await userEvent.click(await screen.findByRole('option', { name: /厨房小电/ }))
    await waitFor(() => expect(trigger).toHaveTextContent('家居厨房 / 厨房小电'))
  },
}

export const Keyboard: Story = {
  name: '只用键盘',
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button')
    await userEvent.click(trigger)
    await userEvent.click(await screen.findByRole('searchbox'))
    await userEvent.tab()
    await expect(screen.getByRole('option', { name: '全部' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}{Enter}')
    await waitFor(() => expect(trigger).toHaveTextContent('家居厨房 / 收纳整理'))
  },
}

export const Open: Story = {
  name: '打开的样子',
  render: () => <Example start="12" />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(await screen.findByRole('option', { name: '厨房小电' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  },
}

export const Keys: Story = {
  name: '按键',
  tags: ['!autodocs'],
  play: walkKeys(guide, ({ canvas }) => {
    const option = (name: string | RegExp) => screen.getByRole('option', { name })
    const trigger = () => canvas.getByRole('button')
    return [
      [
        'Enter / 空格 / ↓',
        async () => {
          await userEvent.tab()
          for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
            await userEvent.keyboard(key)
            await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus())
            if (key === '{ArrowDown}') break
            await userEvent.keyboard('{Escape}')
            await waitFor(() => expect(trigger()).toHaveFocus())
          }
        },
      ],
      [
        '直接打字',
        async () => {
          for (const query of ['厨房小', 'Small App', 'cfxd']) {
            await userEvent.keyboard(query)
            await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
            await expect(option(/厨房小电/)).toBeVisible()
            await userEvent.clear(screen.getByRole('searchbox'))
          }
          await userEvent.keyboard('cfxd')
          await screen.findByRole('listbox', { name: '搜索结果' })
          await userEvent.keyboard('{ArrowDown}')
          await waitFor(() => expect(option(/厨房小电/)).toHaveFocus())
          await userEvent.clear(screen.getByRole('searchbox'))
        },
      ],
      [
        '↑ ↓ Home End',
        async () => {
          await userEvent.keyboard('{ArrowDown}')
          await waitFor(() => expect(option('全部')).toHaveFocus())
          await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
          await expect(option('家居厨房')).toHaveFocus()
          await userEvent.keyboard('{End}')
          await expect(option('宠物用品')).toHaveFocus()
          await userEvent.keyboard('{Home}{ArrowDown}')
        },
      ],
      [
        '→ ←',
        async () => {
          await userEvent.keyboard('{ArrowRight}')
          await expect(option('全部家居厨房')).toHaveFocus()
          await userEvent.keyboard('{ArrowLeft}')
          await expect(option('家居厨房')).toHaveFocus()
        },
      ],
      [
        'Enter',
        async () => {
          await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{Enter}')
          await waitFor(() => expect(trigger()).toHaveTextContent('家居厨房 / 厨房小电'))
        },
      ],
      [
        'Esc',
        async () => {
          await waitFor(() => expect(trigger()).toHaveFocus())
          await userEvent.keyboard('{Enter}')
          await screen.findByRole('dialog')
          await userEvent.keyboard('{Escape}')
          await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
          await expect(trigger()).toHaveTextContent('家居厨房 / 厨房小电')
        },
      ],
    ]
  }),
}
