import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { Samples } from '../catalogue/samples.tsx'
import { walkKeys } from '../catalogue/walk-keys.ts'
import { guide } from './search-field.guide.tsx'
import { SearchField } from './search-field.tsx'

/**
 * 搜索。回车才搜索，中文输入法选字时的回车不会误触发。
 */
const meta = {
  title: '组件/输入/SearchField 搜索框',
  component: SearchField,
  args: { label: '关键词', placeholder: '中文、英文、商品 ID 或链接', onSubmit: fn() },
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('searchbox', { name: '关键词' })
    await userEvent.type(input, ' 榨汁杯 {Enter}')
    await expect(args.onSubmit).toHaveBeenLastCalledWith('榨汁杯')
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveValue('')
    await expect(args.onSubmit).toHaveBeenLastCalledWith('')
  },
}

export const AllStates: Story = {
  name: '所有状态',
  render: () => (
    <Samples title="所有状态" stack>
      <SearchField label="空的" placeholder="中文、英文、商品 ID 或链接" />
      <SearchField label="有内容" defaultValue="榨汁杯" />
      <SearchField label="关键词" labelPlacement="top" defaultValue="榨汁杯" />
      <SearchField label="不可用" defaultValue="榨汁杯" disabled />
    </Samples>
  ),
}

export const Keys: Story = {
  name: '按键',
  tags: ['!autodocs'],
  play: walkKeys(guide, ({ args, canvas }) => [
    [
      'Enter',
      async () => {
        await userEvent.tab()
        await userEvent.keyboard('榨汁杯')
        fireEvent.keyDown(canvas.getByRole('searchbox'), { key: 'Enter', isComposing: true })
        await expect(args.onSubmit).not.toHaveBeenCalled()
        await userEvent.keyboard('{Enter}')
        await expect(args.onSubmit).toHaveBeenLastCalledWith('榨汁杯')
      },
    ],
    [
      'Esc',
      async () => {
        await userEvent.keyboard('{Escape}')
        await expect(canvas.getByRole('searchbox')).toHaveValue('')
      },
    ],
  ]),
}
