import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Samples } from '../catalogue/samples.tsx'
import { walkKeys } from '../catalogue/walk-keys.ts'
import { GridIcon, ListIcon } from '../icon/index.ts'
import { guide } from './segmented-control.guide.tsx'
import { type Segment, SegmentedControl } from './segmented-control.tsx'

const PERIODS: Segment[] = [
  { value: 'day', label: '日榜' },
  { value: 'week', label: '周榜' },
  { value: 'month', label: '月榜' },
]

function Example({
  options = PERIODS,
  ...rest
}: {
  options?: Segment[]
  size?: 'small'
  disabled?: boolean
}) {
  const [value, setValue] = useState(options[0]?.value ?? '')
  return <SegmentedControl label="周期" options={options} value={value} onChange={setValue} {...rest} />
}

/** 切换同一份内容的看法：日榜、周榜、月榜。二到五个短词。内容不同用 Tabs。 */
const meta = {
  title: '组件/输入/SegmentedControl 分段',
  component: SegmentedControl,
  args: { label: '周期', options: PERIODS, value: 'day', onChange: () => undefined },
  render: () => <Example />,
} satisfies Meta<typeof SegmentedControl>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(within(canvasElement).getByLabelText('周榜')).toBeChecked()
  },
}

export const AllStates: Story = {
  name: '所有状态',
  render: () => (
    <>
      <Samples title="中、小、不可用">
        <Example />
        <Example size="small" />
        <Example disabled />
      </Samples>
      <Samples title="只有图标">
        <Example
          options={[
            { value: 'list', name: '列表', label: <ListIcon /> },
            { value: 'grid', name: '图墙', label: <GridIcon /> },
          ]}
        />
      </Samples>
    </>
  ),
}

export const Keys: Story = {
  name: '按键',
  tags: ['!autodocs'],
  play: walkKeys(guide, ({ canvas }) => [
    [
      'Tab',
      async () => {
        await userEvent.tab()
        await expect(canvas.getByLabelText('日榜')).toHaveFocus()
      },
    ],
    [
      '← →',
      async () => {
        await userEvent.keyboard('{ArrowRight}')
        await expect(canvas.getByLabelText('周榜')).toBeChecked()
        await userEvent.keyboard('{ArrowLeft}')
        await expect(canvas.getByLabelText('日榜')).toBeChecked()
      },
    ],
  ]),
}
