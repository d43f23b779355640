import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Samples } from '../catalogue/samples.tsx'
import { walkKeys } from '../catalogue/walk-keys.ts'
import {
  ColumnsIcon,
  CopyIcon,
  MoreIcon,
  RefreshIcon,
  StarFilledIcon,
  StarIcon,
  TrashIcon,
} from '../icon/index.ts'
import { CellButton } from './cell-button.tsx'
import { guide } from './icon-button.guide.tsx'
import { IconButton } from './icon-button.tsx'

/**
 * 只有图标的按钮。仅用于大家都认识的动作（复制、收藏、更多），或空间确实不够的地方。
 * `label` 必填：它是读屏软件听到的名字，也是鼠标停留时的提示。
 */
const meta = {
  title: '组件/操作/IconButton 图标按钮',
  component: IconButton,
  args: { label: '复制商品 ID', icon: <CopyIcon /> },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { name: '试一试' }

function Favourite() {
  const [on, setOn] = useState(false)
  return (
    <IconButton
      label="收藏"
      pressed={on}
      icon={on ? <StarFilledIcon /> : <StarIcon />}
      onClick={() => setOn(!on)}
    />
  )
}

export const Toggle: Story = {
  name: '开与关',
  render: () => <Favourite />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '收藏' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  },
}

export const AllStates: Story = {
  name: '所有状态',
  render: () => (
    <>
      <Samples title="quiet · secondary · primary · danger">
        <IconButton label="更多操作" icon={<MoreIcon />} />
        <IconButton label="设置列" icon={<ColumnsIcon />} variant="secondary" />
        <IconButton label="刷新" icon={<RefreshIcon />} variant="primary" />
        <IconButton label="删除" icon={<TrashIcon />} variant="danger" />
      </Samples>
      <Samples title="小、中、大">
        <IconButton label="复制（小）" icon={<CopyIcon />} size="small" variant="secondary" />
        <IconButton label="复制（中）" icon={<CopyIcon />} variant="secondary" />
        <IconButton label="复制（大）" icon={<CopyIcon size={20} />} size="large" variant="secondary" />
      </Samples>
      <Samples title="已开、进行中、不可用">
        <IconButton label="已收藏" icon={<StarFilledIcon />} pressed />
        <IconButton label="刷新中" icon={<RefreshIcon />} loading />
        <IconButton label="不可用" icon={<CopyIcon />} disabled />
      </Samples>
    </>
  ),
}

function StarCell() {
  const [isKept, setKept] = useState(false)
  return (
    <CellButton
      label="收藏“收纳箱”"
      hint={isKept ? '取消收藏（f）' : '收藏（f）'}
      pressed={isKept}
      icon={isKept ? <StarFilledIcon /> : <StarIcon />}
      onClick={() => setKept(!isKept)}
    />
  )
}

export const InCells: Story = {
  name: '表格行里的 CellButton',
  render: () => (
    <Samples title="每行一个也不重：没有尺寸、样式、等待">
      <StarCell />
      <CellButton label="“收纳箱”的更多操作" hint="更多操作" icon={<MoreIcon />} />
      <CellButton label="“收纳箱”的更多操作，不可用" icon={<MoreIcon />} disabled />
    </Samples>
  ),
  play: async ({ canvasElement }) => {
    const star = within(canvasElement).getByRole('button', { name: '收藏“收纳箱”' })
    await userEvent.tab()
    await expect(star).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(star).toHaveAttribute('aria-pressed', 'true')
  },
}

export const Keys: Story = {
  name: '按键',
  tags: ['!autodocs'],
  args: { onClick: fn() },
  play: walkKeys(guide, ({ args }) => [
    [
      'Tab',
      async () => {
        await userEvent.tab()
        await expect(document.activeElement).toHaveAccessibleName('复制商品 ID')
      },
    ],
    [
      'Enter / 空格',
      async () => {
        await userEvent.keyboard('{Enter} ')
        await expect(args.onClick).toHaveBeenCalledTimes(2)
      },
    ],
  ]),
}
