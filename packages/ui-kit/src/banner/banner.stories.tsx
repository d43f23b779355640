import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Samples } from '../catalogue/samples.tsx'
import { walkKeys } from '../catalogue/walk-keys.ts'
import { guide } from './banner.guide.tsx'
import { Banner } from './banner.tsx'

/** 关于下面这一页或这一块的事。对刚才动作的回答用 Toast。一页最多一条。 */
const meta = {
  title: '组件/反馈/Banner 横幅',
  component: Banner,
  args: { children: '当前展示的是示例数据，导入自己的数据后会自动替换。' },
} satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  args: { onDismiss: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '关闭提示' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

export const AllStates: Story = {
  name: '所有状态',
  render: () => (
    <Samples title="四种语气" stack>
      <Banner>当前展示的是示例数据，导入自己的数据后会自动替换。</Banner>
      <Banner tone="success" title="导入完成">
        共 12,480 行，跳过 3 行。
      </Banner>
      <Banner tone="warning" action={<Button size="small">续费</Button>} onDismiss={() => undefined}>
        会员还有 3 天到期，到期后只能查看前 20 行。
      </Banner>
      <Banner tone="danger" role="alert" title="加载失败" action={<Button size="small">重试</Button>}>
        下面是 10:20 的数据。
      </Banner>
    </Samples>
  ),
}

export const Keys: Story = {
  name: '按键',
  tags: ['!autodocs'],
  args: { action: <Button size="small">续费</Button>, onDismiss: fn() },
  play: walkKeys(guide, ({ args, canvas }) => [
    [
      'Tab',
      async () => {
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: '续费' })).toHaveFocus()
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: '关闭提示' })).toHaveFocus()
      },
    ],
    [
      'Enter / 空格',
      async () => {
        await userEvent.keyboard('{Enter} ')
        await expect(args.onDismiss).toHaveBeenCalledTimes(2)
      },
    ],
  ]),
}
