import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Samples } from '../catalogue/samples.tsx'
import { walkKeys } from '../catalogue/walk-keys.ts'
import { type NumberRange, OPEN_RANGE } from './number-range.ts'
import { guide } from './number-range-field.guide.tsx'
import { NumberRangeField } from './number-range-field.tsx'
import { NumberRangeFilter } from './number-range-filter.tsx'

const DAILY: NumberRange[] = [
  { min: 1, max: 50 },
  { min: 50, max: 100 },
  { min: 100, max: 500 },
  { min: 500, max: 1000 },
  { min: 1000, max: 100000 },
]

function Example({ start = OPEN_RANGE, filter = false }: { start?: NumberRange; filter?: boolean }) {
  const [value, setValue] = useState(start)
  const Part = filter ? NumberRangeFilter : NumberRangeField
  return <Part label="日销" presets={DAILY} value={value} onChange={setValue} />
}

/** 数值范围：按一下预设，或者填最小、最大值再回车。再按一次选中的预设就取消。全角数字和千分位都认得。 */
const meta = {
  title: '组件/输入/NumberRange 数值范围',
  component: NumberRangeField,
  args: { label: '日销', presets: DAILY, value: OPEN_RANGE, onChange: fn() },
} satisfies Meta<typeof NumberRangeField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '50-100' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ min: 50, max: 100 })
    await userEvent.type(canvas.getByLabelText('日销最小值'), '９00')
    await userEvent.type(canvas.getByLabelText('日销最大值'), '20')
    await expect(canvas.getByText('最小值不能大于最大值')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('日销最大值'), '00{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ min: 900, max: 2000 })
  },
}

export const InFilterBar: Story = {
  name: '收在按钮后面',
  render: () => <Example filter start={{ min: 100, max: 500 }} />,
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button')
    await userEvent.click(trigger)
    await userEvent.click(await screen.findByRole('button', { name: '500-1000' }))
    await expect(trigger).toHaveTextContent('500-1000')
  },
}

export const AppliedOnLeave: Story = {
  name: '点别处也应用',
  tags: ['!autodocs'],
  render: () => (
    <>
      <Example filter />
      <p>别处</p>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const trigger = canvas.getByRole('button')
    await userEvent.click(trigger)
    await userEvent.type(within(await screen.findByRole('dialog')).getByLabelText('日销最小值'), '500')
    await userEvent.click(canvas.getByText('别处'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(trigger).toHaveTextContent('≥500')
    await userEvent.click(trigger)
    await userEvent.type(within(await screen.findByRole('dialog')).getByLabelText('日销最大值'), '900')
    await userEvent.click(trigger)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(trigger).toHaveTextContent('500-900')
  },
}

export const AllStates: Story = {
  name: '所有状态',
  render: () => (
    <Samples title="未选、预设、自定义、不可用" stack>
      <Example />
      <Example start={{ min: 100, max: 500 }} />
      <Example start={{ min: 66, max: null }} />
      <NumberRangeField label="日销" presets={DAILY} value={OPEN_RANGE} onChange={() => undefined} disabled />
    </Samples>
  ),
}

export const Keys: Story = {
  name: '按键',
  tags: ['!autodocs'],
  render: () => (
    <Samples title="展开、收在按钮后面" stack>
      <Example />
      <Example filter start={{ min: 100, max: 500 }} />
    </Samples>
  ),
  play: walkKeys(guide, ({ canvas }) => [
    [
      'Tab',
      async () => {
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: '1-50' })).toHaveFocus()
        await userEvent.type(canvas.getByLabelText('日销最小值'), '60')
        await userEvent.tab()
        await expect(canvas.getByLabelText('日销最大值')).toHaveFocus()
        await userEvent.tab()
        const apply = canvas.getByRole('button', { name: '应用' })
        await expect(apply).toHaveFocus()
        await expect(apply).toBeEnabled()
        await userEvent.tab()
        await expect(apply).toBeDisabled()
        await expect(canvas.getByLabelText('日销最小值')).toHaveValue('60')
      },
    ],
    [
      'Enter / 空格',
      async () => {
        const preset = canvas.getByRole('button', { name: '50-100' })
        preset.focus()
        await userEvent.keyboard('{Enter}')
        await expect(preset).toHaveAttribute('aria-pressed', 'true')
        await userEvent.keyboard(' ')
        await expect(preset).toHaveAttribute('aria-pressed', 'false')
      },
    ],
    [
      'Enter',
      async () => {
        const max = canvas.getByLabelText('日销最大值')
        await userEvent.clear(max)
        await userEvent.type(max, '70{Enter}')
        await expect(canvas.getByRole('button', { name: '应用' })).toBeDisabled()
      },
    ],
    [
      'Esc',
      async () => {
        const trigger = canvas.getByRole('button', { name: /^日销/ })
        trigger.focus()
        await userEvent.keyboard('{Enter}')
        const panel = within(await screen.findByRole('dialog'))
        await userEvent.type(panel.getByLabelText('日销最小值'), '7')
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
        await expect(trigger).toHaveTextContent('100-500')
      },
    ],
  ]),
}
