import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, spyOn, userEvent, within } from 'storybook/test'
import { Samples } from '../catalogue/samples.tsx'
import { walkKeys } from '../catalogue/walk-keys.ts'
import { guide } from './split-panes.guide.tsx'
import { SplitPanes } from './split-panes.tsx'

/** 左右两块，中间的把手可以拖，也可以用方向键；双击恢复。窄屏上下排。 */
const meta = {
  title: '组件/页面/SplitPanes 分栏',
  component: SplitPanes,
  args: {
    label: '调整分组栏宽度',
    start: <p style={{ padding: 16 }}>分组：全部、夏季园艺、返校季</p>,
    end: <p style={{ padding: 16 }}>监控中的 128 个商品</p>,
    onResizeEnd: fn(),
  },
} satisfies Meta<typeof SplitPanes>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  play: async ({ args, canvasElement }) => {
    const handle = within(canvasElement).getByRole('separator', { name: '调整分组栏宽度' })
    handle.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(handle).toHaveAttribute('aria-valuenow', '32')
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(handle).toHaveAttribute('aria-valuenow', '70')
    await expect(args.onResizeEnd).toHaveBeenLastCalledWith(70)
  },
}

export const Dragged: Story = {
  name: '用鼠标拖，双击恢复',
  play: async ({ args, canvasElement }) => {
    const handle = within(canvasElement).getByRole('separator')
    // A browser lets only a real press capture the pointer.
    spyOn(handle, 'hasPointerCapture').mockReturnValue(true)
    const box = handle.parentElement?.getBoundingClientRect()
    const at = (share: number) => ({
      pointerId: 1,
      clientX: (box?.left ?? 0) + (box?.width ?? 0) * share,
    })
    fireEvent.pointerDown(handle, at(0.3))
    fireEvent.pointerMove(handle, at(0.5))
    fireEvent.pointerUp(handle, at(0.5))
    await expect(args.onResizeEnd).toHaveBeenLastCalledWith(50)
    await expect(handle.getBoundingClientRect().left).toBeGreaterThan(at(0.45).clientX)
    await userEvent.dblClick(handle)
    await expect(args.onResizeEnd).toHaveBeenLastCalledWith(30)
  },
}

export const AllStates: Story = {
  name: '所有状态',
  render: (args) => (
    <Samples title="三成、一半、最窄" stack>
      <SplitPanes {...args} label="三成" />
      <SplitPanes {...args} label="一半" defaultSize={50} />
      <SplitPanes {...args} label="最窄" defaultSize={15} />
    </Samples>
  ),
}

export const Keys: Story = {
  name: '按键',
  tags: ['!autodocs'],
  play: walkKeys(guide, ({ args, canvas }) => [
    [
      'Tab',
      async () => {
        await userEvent.tab()
        await expect(canvas.getByRole('separator')).toHaveFocus()
      },
    ],
    [
      '← →',
      async () => {
        await userEvent.keyboard('{ArrowLeft}')
        await expect(args.onResizeEnd).toHaveBeenLastCalledWith(28)
        await userEvent.keyboard('{ArrowRight}{ArrowRight}')
        await expect(args.onResizeEnd).toHaveBeenLastCalledWith(32)
      },
    ],
    [
      'Home / End',
      async () => {
        await userEvent.keyboard('{Home}')
        await expect(args.onResizeEnd).toHaveBeenLastCalledWith(15)
        await userEvent.keyboard('{End}')
        await expect(args.onResizeEnd).toHaveBeenLastCalledWith(70)
      },
    ],
  ]),
}
