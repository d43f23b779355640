import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Samples } from '../catalogue/samples.tsx'
import { walkKeys } from '../catalogue/walk-keys.ts'
import type { FieldProps } from '../field/index.ts'
import { guide } from './combo-box.guide.tsx'
import { ComboBox } from './combo-box.tsx'

const WORDS = ['晨光', '家居', '户外', '宠物', '数码', '厨房', '女装', '美妆', '汽车', '玩具']
const SHOPS = Array.from({ length: 10_000 }, (_, at) => ({
  value: String(634418210 + at),
  label: `${WORDS[at % 10]}${WORDS[Math.floor(at / 10) % 10]}旗舰店 ${at + 1}`,
}))

function Example({
  start = null,
  count = SHOPS.length,
  ...field
}: { start?: string | null; count?: number } & Partial<FieldProps>) {
  const [value, setValue] = useState<string | null>(start)
  return (
    <ComboBox label="店铺" {...field} options={SHOPS.slice(0, count)} value={value} onChange={setValue} />
  )
}

/** 很多里选一个，边打边找，一万项也不卡：只画看得见的几行。中文、字母大小写、拼音首字母都行。 */
const meta = {
  title: '组件/输入/ComboBox 可搜索选择',
  component: ComboBox,
  args: { label: '店铺', options: SHOPS, value: null, onChange: () => undefined },
  render: () => <Example />,
} satisfies Meta<typeof ComboBox>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '一万项里找一个',
  play: async () => {
    const input = screen.getByRole('combobox')
    await userEvent.type(input, 'cgjj')
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(0))
    await expect(screen.getAllByRole('option').length).toBeLessThan(60)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(input).toHaveValue('晨光家居旗舰店 11'))
  },
}

export const AllStates: Story = {
  name: '所有状态',
  render: () => (
    <Samples title="所有状态" stack>
      <Example />
      <Example start="634418220" required description="按店铺名或 ID 查找" />
      <Example labelPlacement="inside" start="634418220" />
      <Example error="请选择店铺" />
      <Example start="634418220" disabled />
    </Samples>
  ),
}

export const Keys: Story = {
  name: '按键',
  tags: ['!autodocs'],
  render: () => <Example count={300} />,
  play: walkKeys(guide, () => [
    [
      '直接打字',
      async () => {
        await userEvent.tab()
        await userEvent.keyboard('cgjj')
        await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(0))
      },
    ],
    [
      '↑ ↓',
      async () => {
        const input = screen.getByRole('combobox')
        await userEvent.clear(input)
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'false'))
        await userEvent.keyboard('{ArrowDown}')
        await waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'true'))
        await expect(screen.getAllByRole('option').length).toBeLessThan(60)
        await userEvent.keyboard('cgjj')
        await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent('晨光家居旗舰店 11'))
        const current = () => input.getAttribute('aria-activedescendant')
        await userEvent.keyboard('{ArrowDown}')
        const first = current()
        await expect(first).not.toBeNull()
        await userEvent.keyboard('{ArrowDown}')
        await expect(current()).not.toBe(first)
        await userEvent.keyboard('{ArrowUp}')
        await expect(current()).toBe(first)
      },
    ],
    [
      'Enter',
      async () => {
        await userEvent.keyboard('{Enter}')
        await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('晨光家居旗舰店 11'))
      },
    ],
    [
      'Esc',
      async () => {
        await userEvent.keyboard('hw')
        await waitFor(() => expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true'))
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('晨光家居旗舰店 11'))
      },
    ],
  ]),
}
