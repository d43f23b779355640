import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../button/index.ts'
import { walkKeys } from '../catalogue/walk-keys.ts'
import { DataAge } from '../empty-state/index.ts'
import { DownloadIcon } from '../icon/index.ts'
import { Link } from '../link/index.ts'
import { guide } from './page-header.guide.tsx'
import { PageHeader } from './page-header.tsx'

const NOW = Date.UTC(2026, 10, 21, 2, 30)

/** 页头：这页看什么、数据有多新、能做什么。标题是页面唯一的一级标题。 */
const meta = {
  title: '组件/页面/PageHeader 页头',
  component: PageHeader,
  args: { title: 'Temu 周销榜' },
} satisfies Meta<typeof PageHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { name: '试一试' }

export const AllStates: Story = {
  name: '所有状态',
  args: {
    title: 'Temu 周销榜',
    breadcrumb: 'Temu / 商品库',
    meta: <DataAge asOf={NOW - 3600_000} now={NOW} />,
    actions: (
      <>
        <Button>保存筛选</Button>
        <Button icon={<DownloadIcon />}>导出</Button>
      </>
    ),
  },
}

export const Keys: Story = {
  name: '按键',
  tags: ['!autodocs'],
  args: { ...AllStates.args, breadcrumb: <Link href="#goods">商品库</Link> },
  play: walkKeys(guide, ({ canvas }) => [
    [
      'Tab',
      async () => {
        await userEvent.tab()
        await expect(canvas.getByRole('link', { name: '商品库' })).toHaveFocus()
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: '保存筛选' })).toHaveFocus()
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: '导出' })).toHaveFocus()
      },
    ],
  ]),
}
