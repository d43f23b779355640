import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Samples } from '../catalogue/samples.tsx'
import { walkKeys } from '../catalogue/walk-keys.ts'
import { guide } from './accordion.guide.tsx'
import { Accordion } from './accordion.tsx'

/** 一节一节展开的内容，例如常见问题。页内搜索（Ctrl F）也能找到并展开里面的文字。 */
const meta = {
  title: '组件/浮层/Accordion 折叠面板',
  component: Accordion,
  args: {
    items: [
      {
        id: 'source',
        title: '数据从哪里来？',
        content: '来自导入的文件和授权的数据源，每一行都记录来源和时间。',
        open: true,
      },
      { id: 'refresh', title: '多久更新一次？', content: '榜单每天更新；超过 48 小时会有黄色标记。' },
      { id: 'export', title: '可以导出吗？', content: '可以导出 Excel 和 CSV，额度在导出前显示。' },
    ],
  },
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/榜单每天更新/)).not.toBeVisible()
    await userEvent.click(canvas.getByText('多久更新一次？'))
    await expect(canvas.getByText(/榜单每天更新/)).toBeVisible()
  },
}

export const OneAtATime: Story = { name: '一次只开一节', args: { single: 'faq' } }

export const AllStates: Story = {
  name: '所有状态',
  render: ({ items }) => (
    <>
      <Samples title="一节打开，其余收起" stack>
        <Accordion items={items} />
      </Samples>
      <Samples title="全部打开" stack>
        <Accordion items={items.map((item) => ({ ...item, open: true }))} />
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
        await expect(canvas.getByText('数据从哪里来？')).toHaveFocus()
        await userEvent.tab()
        await expect(canvas.getByText('多久更新一次？')).toHaveFocus()
      },
    ],
    [
      'Enter / 空格',
      async () => {
        // The browser's own element: both keys are its own.
        await expect(document.activeElement?.tagName).toBe('SUMMARY')
      },
    ],
    [
      'Ctrl + F',
      async () => {
        // A closed section stays in the page, where the browser's search finds and opens it.
        const hidden = canvas.getByText(/榜单每天更新/)
        await expect(hidden.closest('details')).not.toHaveAttribute('open')
        await expect(hidden.closest('[hidden]')).toBeNull()
      },
    ],
  ]),
}
