import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Samples } from '../catalogue/samples.tsx'
import { walkKeys } from '../catalogue/walk-keys.ts'
import { guide } from './slider.guide.tsx'
import { Slider } from './slider.tsx'

function Example({ disabled = false }: { disabled?: boolean }) {
  const [value, setValue] = useState(0.25)
  return (
    <Slider
      label="目标利润率"
      value={value}
      onChange={setValue}
      min={0}
      max={1}
      step={0.01}
      format={{ style: 'percent' }}
      disabled={disabled}
    />
  )
}

/** 大概的数：利润率、缩放。要精确的用 NumberField。方向键加减一步，Home / End 到两端。 */
const meta = {
  title: '组件/输入/Slider 滑块',
  component: Slider,
  args: { label: '目标利润率', value: 0.25, onChange: () => undefined },
  render: () => <Example />,
} satisfies Meta<typeof Slider>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('slider', { name: '目标利润率' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByText('26%')).toBeVisible()
  },
}

export const AllStates: Story = {
  name: '所有状态',
  render: () => (
    <Samples title="可用、不可用" stack>
      <Example />
      <Example disabled />
    </Samples>
  ),
}

export const Keys: Story = {
  name: '按键',
  tags: ['!autodocs'],
  play: walkKeys(guide, ({ canvas }) => [
    [
      '← → ↑ ↓',
      async () => {
        await userEvent.tab()
        await userEvent.keyboard('{ArrowRight}{ArrowUp}{ArrowLeft}')
        await expect(canvas.getByText('26%')).toBeVisible()
        await userEvent.keyboard('{ArrowDown}')
        await expect(canvas.getByText('25%')).toBeVisible()
      },
    ],
    [
      'Page Up / Page Down',
      async () => {
        await userEvent.keyboard('{PageUp}')
        await expect(canvas.getByText('35%')).toBeVisible()
        await userEvent.keyboard('{PageDown}')
        await expect(canvas.getByText('25%')).toBeVisible()
      },
    ],
    [
      'Home / End',
      async () => {
        await userEvent.keyboard('{End}')
        await expect(canvas.getByText('100%')).toBeVisible()
        await userEvent.keyboard('{Home}')
        await expect(canvas.getByText('0%')).toBeVisible()
      },
    ],
  ]),
}
