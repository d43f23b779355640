import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Samples } from '../catalogue/samples.tsx'
import type { FieldProps } from '../field/index.ts'
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
