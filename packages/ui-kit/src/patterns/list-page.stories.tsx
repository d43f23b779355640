import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ListPage } from './list-page.tsx'
import { fitsTheScreen, onScreen } from './screens.ts'

/**
 * 列表页：页头写明数据有多新，一条筛选，下面说清现在生效的条件，表格，选中后出现的批量条。
 * 状态归网址所有；筛选无结果时逐条可移除，不用从头再来。
 */
const meta = { title: '模式/列表页', component: ListPage } satisfies Meta<typeof ListPage>
export default meta
type Story = StoryObj<typeof meta>

export const FilterAndChoose: Story = {
  name: '筛选、勾选、批量',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox'), 'bwb')
    await expect(canvas.getByRole('button', { name: '移除 关键词 bwb' })).toBeVisible()
    await userEvent.click(canvas.getByLabelText('选择全部'))
    const bar = await canvas.findByRole('region', { name: '批量操作' })
    await expect(bar).toBeVisible()
    await expect(within(bar).getByRole('button', { name: '导出选中' })).toBeVisible()
    await fitsTheScreen()
    await userEvent.click(canvas.getByRole('button', { name: '移除 关键词 bwb' }))
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
  },
}

export const NothingFound: Story = {
  name: '筛选无结果',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox'), '没有这个')
    await expect(await canvas.findByText('没有符合条件的数据')).toBeVisible()
    await fitsTheScreen()
    await userEvent.click(canvas.getAllByRole('button', { name: '清空筛选' })[0] as HTMLElement)
    await waitFor(() => expect(canvas.queryByText('没有符合条件的数据')).not.toBeInTheDocument())
  },
}

export const WideLight: Story = {
  ...FilterAndChoose,
  globals: onScreen('w1440', 'light'),
  tags: ['!dev', '!autodocs'],
}
export const WideDark: Story = {
  ...FilterAndChoose,
  globals: onScreen('w1440', 'dark'),
  tags: ['!dev', '!autodocs'],
}
export const NarrowLight: Story = {
  ...FilterAndChoose,
  globals: onScreen('w390', 'light'),
  tags: ['!dev', '!autodocs'],
}
export const NarrowDark: Story = {
  ...FilterAndChoose,
  globals: onScreen('w390', 'dark'),
  tags: ['!dev', '!autodocs'],
}
