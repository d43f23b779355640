import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Samples } from '../catalogue/samples.tsx'
import { walkKeys } from '../catalogue/walk-keys.ts'
import { guide } from './number-field.guide.tsx'
import { NumberField } from './number-field.tsx'

/**
 * 一个数。离开或回车时才算数；滚轮不会改动它。
 */
const meta = {
  title: '组件/输入/NumberField 数字框',
  component: NumberField,
  args: { label: '采购价', unit: '元', min: 0, step: 0.01, defaultValue: 12.5, onChange: fn() },
} satisfies Meta<typeof NumberField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: '采购价' })
    await userEvent.clear(input)
    await userEvent.type(input, '20.5{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(20.5)
    await userEvent.clear(input)
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

export const AllStates: Story = {
  name: '所有状态',
  render: () => (
    <Samples title="所有状态" stack>
      <NumberField label="采购价" unit="元" min={0} step={0.01} placeholder="0.00" />
      <NumberField label="目标利润率" defaultValue={0.25} step={0.01} format={{ style: 'percent' }} />
      <NumberField label="重量" unit="kg" defaultValue={1.25} step={0.01} labelPlacement="inside" />
      <NumberField label="采购价" unit="元" defaultValue={-1} error="不能小于 0" />
      <NumberField label="采购价" unit="元" defaultValue={12.5} disabled />
    </Samples>
  ),
}

export const Keys: Story = {
  name: '按键',
  tags: ['!autodocs'],
  args: { max: 100 },
  play: walkKeys(guide, ({ args, canvas }) => [
    [
      '↑ ↓',
      async () => {
        await userEvent.tab()
        await userEvent.keyboard('{ArrowUp}')
        await expect(args.onChange).toHaveBeenLastCalledWith(12.51)
        await userEvent.keyboard('{ArrowDown}')
        await expect(args.onChange).toHaveBeenLastCalledWith(12.5)
      },
    ],
    [
      'Page Up / Page Down',
      async () => {
        await userEvent.keyboard('{PageUp}')
        await expect(args.onChange).toHaveBeenLastCalledWith(12.6)
        await userEvent.keyboard('{PageDown}{PageDown}')
        await expect(args.onChange).toHaveBeenLastCalledWith(12.4)
      },
    ],
    [
      'Home / End',
      async () => {
        await userEvent.keyboard('{Home}')
        await expect(args.onChange).toHaveBeenLastCalledWith(0)
        await userEvent.keyboard('{End}')
        await expect(args.onChange).toHaveBeenLastCalledWith(100)
      },
    ],
    [
      'Enter',
      async () => {
        const input = canvas.getByRole('textbox', { name: '采购价' })
        await userEvent.clear(input)
        await userEvent.type(input, '20.5{Enter}')
        await expect(args.onChange).toHaveBeenLastCalledWith(20.5)
        await userEvent.clear(input)
        await userEvent.type(input, '21')
        await userEvent.tab()
        await expect(args.onChange).toHaveBeenLastCalledWith(21)
      },
    ],
  ]),
}
