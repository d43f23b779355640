import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Samples } from '../catalogue/samples.tsx'
import { walkKeys } from '../catalogue/walk-keys.ts'
import type { Option } from '../list-box/index.ts'
import { guide } from './select.guide.tsx'
import { Select } from './select.tsx'

const REGIONS: Option[] = [
  { value: 'all', label: '全部' },
  { value: '211', label: '美国' },
  { value: '210', label: '英国' },
  { value: 'eu', label: '欧区', description: '27 个国家' },
  { value: '100', label: '日本' },
  { value: '185', label: '韩国', disabled: true },
]

/**
 * 几个里选一个。四个以内用 RadioGroup 摆出来；几百个用 ComboBox 边打边找。
 */
const meta = {
  title: '组件/输入/Select 下拉选择',
  component: Select,
  args: { label: '地区', options: REGIONS, onChange: fn() },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('211')
    await waitFor(() => expect(screen.getByRole('button')).toHaveAccessibleName(/美国.*地区/))
  },
}

export const Open: Story = {
  name: '打开的样子',
  args: { defaultValue: 'eu' },
  play: async () => {
    await userEvent.click(screen.getByRole('button'))
    await expect(await screen.findByRole('option', { name: /欧区/ })).toHaveAttribute('aria-selected', 'true')
  },
}

export const AllStates: Story = {
  name: '所有状态',
  render: () => (
    <Samples title="所有状态" stack>
      <Select label="地区" options={REGIONS} />
      <Select label="地区" options={REGIONS} defaultValue="211" required description="按收货地区" />
      <Select label="地区" labelPlacement="inside" options={REGIONS} defaultValue="all" />
      <Select label="地区" options={REGIONS} error="请选择地区" />
      <Select label="地区" options={REGIONS} defaultValue="211" disabled />
    </Samples>
  ),
}

export const Keys: Story = {
  name: '按键',
  tags: ['!autodocs'],
  play: walkKeys(guide, ({ args }) => [
    [
      'Enter / 空格 / ↓',
      async () => {
        await userEvent.tab()
        for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
          await userEvent.keyboard(key)
          await waitFor(() => expect(document.activeElement).toHaveRole('option'))
          if (key === '{ArrowDown}') break
          await userEvent.keyboard('{Escape}')
          await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
          await waitFor(() => expect(document.activeElement).toHaveRole('button'))
        }
      },
    ],
    [
      '↑ ↓',
      async () => {
        await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{ArrowUp}')
        await expect(screen.getByRole('option', { name: '美国' })).toHaveFocus()
      },
    ],
    [
      'Enter',
      async () => {
        await userEvent.keyboard('{Enter}')
        await expect(args.onChange).toHaveBeenCalledWith('211')
      },
    ],
    [
      'Esc',
      async () => {
        await waitFor(() => expect(document.activeElement).toHaveRole('button'))
        await userEvent.keyboard('{Enter}')
        await waitFor(() => expect(document.activeElement).toHaveRole('option'))
        await userEvent.keyboard('{ArrowDown}{Escape}')
        await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
        await expect(args.onChange).toHaveBeenCalledOnce()
      },
    ],
  ]),
}
