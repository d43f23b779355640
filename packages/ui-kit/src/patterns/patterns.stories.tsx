import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { ImportFlow } from './import-flow.tsx'
import { ListPage } from './list-page.tsx'

/** 几个组件放在一起怎么用。页面照着这些搭，用户在每一页都知道东西在哪里。 */
const meta = { title: '模式/页面' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
  name: '筛选条、表格、批量条',
  render: () => <ListPage />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox'), 'bwb')
    await expect(canvas.getByRole('button', { name: '移除 关键词 bwb' })).toBeVisible()
    await userEvent.click(canvas.getByLabelText('选择全部'))
    await expect(await canvas.findByRole('region', { name: '批量操作' })).toBeVisible()
  },
}

export const NothingFound: Story = {
  name: '筛选无结果',
  render: () => <ListPage />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox'), '没有这个')
    await expect(await canvas.findByText('没有符合条件的数据')).toBeVisible()
    await userEvent.click(canvas.getAllByRole('button', { name: '清空筛选' })[0] as HTMLElement)
    await waitFor(() => expect(canvas.queryByText('没有符合条件的数据')).not.toBeInTheDocument())
  },
}

export const Import: Story = {
  name: '导入',
  render: () => <ImportFlow />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.upload(canvas.getByLabelText('上传结算单'), new File(['a'], '3月结算单.csv'))
    for (let step = 0; step < 4; step += 1) {
      await userEvent.click(canvas.getByRole('button', { name: '演示下一步' }))
    }
    await expect(await screen.findByText('跳过 3 行')).toBeVisible()
  },
}
