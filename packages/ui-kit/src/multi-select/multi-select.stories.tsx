import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Samples } from '../catalogue/samples.tsx'
import { walkKeys } from '../catalogue/walk-keys.ts'
import type { FieldProps } from '../field/index.ts'
import { guide } from './multi-select.guide.tsx'
import { MultiSelect } from './multi-select.tsx'

const COUNTRIES = [
  '美国',
  '加拿大',
  '英国',
  '德国',
  '法国',
  '西班牙',
  '意大利',
  '日本',
  '韩国',
  '墨西哥',
  '澳大利亚',
].map((label) => ({ value: label, label }))

function Example({
  start = [],
  few = false,
  ...field
}: { start?: string[]; few?: boolean } & Partial<FieldProps>) {
  const [value, setValue] = useState(start)
  return (
    <MultiSelect
      label="国家"
      {...field}
      options={few ? COUNTRIES.slice(0, 4) : COUNTRIES}
      value={value}
      onChange={setValue}
    />
  )
}

/** 可以选几个。九项以上带搜索，中文或拼音首字母都行；在搜索框里按 ↓ 移动、回车勾选。 */
const meta = {
  title: '组件/输入/MultiSelect 多选',
  component: MultiSelect,
  args: { label: '国家', options: COUNTRIES, value: [], onChange: () => undefined },
  render: () => <Example />,
} satisfies Meta<typeof MultiSelect>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  play: async () => {
    await userEvent.click(screen.getByRole('button'))
    await userEvent.type(await screen.findByRole('searchbox'), 'mg')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.click(screen.getByRole('option', { name: '美国' }))
    await expect(screen.getByText('已选 1 项')).toBeVisible()
  },
}

export const AllStates: Story = {
  name: '所有状态',
  render: () => (
    <Samples title="所有状态" stack>
      <Example />
      <Example start={['美国', '德国']} few />
      <Example
        labelPlacement="inside"
        start={['美国', '加拿大', '英国', '德国', '法国', '西班牙', '意大利', '日本']}
      />
      <Example error="请至少选择一个国家" />
      <Example start={['美国']} disabled />
    </Samples>
  ),
}

export const Keys: Story = {
  name: '按键',
  tags: ['!autodocs'],
  play: walkKeys(guide, ({ canvas }) => [
    [
      'Enter / 空格 / ↓',
      async () => {
        await userEvent.tab()
        for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
          await userEvent.keyboard(key)
          await waitFor(() => expect(document.activeElement).toHaveRole('searchbox'))
          if (key === '{ArrowDown}') break
          await userEvent.keyboard('{Escape}')
          await waitFor(() => expect(screen.queryByRole('searchbox')).not.toBeInTheDocument())
          await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
        }
      },
    ],
    [
      '直接打字',
      async () => {
        await userEvent.keyboard('mg')
        await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
      },
    ],
    [
      '↑ ↓',
      async () => {
        const input = screen.getByRole('searchbox')
        await userEvent.clear(input)
        const current = () => input.getAttribute('aria-activedescendant')
        await userEvent.keyboard('{ArrowDown}')
        const first = current()
        await userEvent.keyboard('{ArrowDown}')
        await expect(current()).not.toBe(first)
        await userEvent.keyboard('{ArrowUp}')
        await expect(current()).toBe(first)
      },
    ],
    [
      'Enter / 空格',
      async () => {
        await userEvent.keyboard('{Enter}')
        await waitFor(() => expect(screen.getByText('已选 1 项')).toBeVisible())
      },
    ],
    [
      'Esc',
      async () => {
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(screen.queryByRole('searchbox')).not.toBeInTheDocument())
        await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
      },
    ],
  ]),
}
