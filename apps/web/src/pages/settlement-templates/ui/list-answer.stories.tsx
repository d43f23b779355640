import { EmptyState } from '@haixuan/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ListAnswer } from './list-parts.tsx'

const refetch = fn()

function CountedRows({ error, count }: { error?: string; count?: number }) {
  return (
    <ListAnswer
      query={{
        data: count === undefined ? undefined : { count },
        error: error === undefined ? null : new Error(error),
        ...{ isFetching: false, refetch },
      }}
      empty={<EmptyState title="没有符合条件的数据" />}
    >
      {(data) => <p>共 {data.count} 行</p>}
    </ListAnswer>
  )
}

/** 结算分析各页的列表：正在读、读不到、没有、有。 */
const meta = {
  title: '页面/结算分析的列表',
  component: CountedRows,
} satisfies Meta<typeof CountedRows>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  name: '正在读',
  play: async ({ canvasElement }) => {
    expect(canvasElement.textContent?.includes('没有符合条件的数据')).toBe(false)
    expect(canvasElement.textContent?.includes('行')).toBe(false)
  },
}

export const Failed: Story = {
  name: '读不到，可以重试',
  args: { error: '服务器没有回应，请稍后重试' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('服务器没有回应，请稍后重试')).toBeVisible()
    refetch.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    expect(refetch).toHaveBeenCalledTimes(1)
  },
}

export const Empty: Story = {
  name: '没有',
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('没有符合条件的数据')).toBeVisible()
  },
}

export const StaysWhenOutdated: Story = {
  name: '再读失败，原来的行还在',
  args: { count: 2, error: '服务器没有回应' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('共 2 行')).toBeVisible()
  },
}
