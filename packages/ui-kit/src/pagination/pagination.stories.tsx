import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { walkKeys } from '../catalogue/walk-keys.ts'
import { guide } from './pagination.guide.tsx'
import { Pagination, type PaginationProps } from './pagination.tsx'

/**
 * 分页。总数一定写出来；窄屏只剩上一页、页码、下一页。
 */
const meta = {
  title: '组件/数据/Pagination 分页',
  component: Pagination,
  args: {
    page: 1,
    limit: 10,
    count: 1284,
    onPageChange: fn(),
    limits: [10, 20, 50, 100],
    onLimitChange: fn(),
  },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

function Kept(props: PaginationProps) {
  const [page, setPage] = useState(props.page)
  return (
    <Pagination
      {...props}
      page={page}
      onPageChange={(to) => {
        setPage(to)
        props.onPageChange(to)
      }}
    />
  )
}

export const Playground: Story = {
  name: '试一试',
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: '上一页' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }))
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2)
    await userEvent.click(canvas.getByRole('button', { name: '第 129 页' }))
    await expect(canvas.getByRole('button', { name: '第 129 页' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('button', { name: '下一页' })).toBeDisabled()
  },
}

export const AllStates: Story = {
  name: '所有状态',
  render: (args) => (
    <>
      {[
        [1, 0],
        [2, 34],
        [64, 1284],
        [130, 1296],
      ].map(([page = 1, count = 0]) => (
        <div key={`${page}-${count}`} style={{ marginBlockEnd: 16 }}>
          <Pagination {...args} page={page} count={count} label={`${count} 条的分页`} />
        </div>
      ))}
    </>
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
        const first = document.activeElement
        await userEvent.tab()
        await expect(document.activeElement).toHaveRole('button')
        await expect(document.activeElement).not.toBe(first)
      },
    ],
    [
      'Enter / 空格',
      async () => {
        canvas.getByRole('button', { name: '第 2 页' }).focus()
        await userEvent.keyboard('{Enter}')
        await expect(args.onPageChange).toHaveBeenLastCalledWith(2)
        canvas.getByRole('button', { name: '第 3 页' }).focus()
        await userEvent.keyboard(' ')
        await expect(args.onPageChange).toHaveBeenLastCalledWith(3)
      },
    ],
  ]),
}
