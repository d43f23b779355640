import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Samples } from '../catalogue/samples.tsx'
import { walkKeys } from '../catalogue/walk-keys.ts'
import { DownloadIcon, PlusIcon, TrashIcon } from '../icon/index.ts'
import { guide } from './button.guide.tsx'
import { Button, buttonClass } from './button.tsx'

/**
 * 发起一个动作。跳转页面请用 Link。
 */
const meta = {
  title: '组件/操作/Button 按钮',
  component: Button,
  args: { children: '导出选中', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    const button = within(canvasElement).getByRole('button')
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

export const Loading: Story = {
  name: '进行中不会重复提交',
  args: { loading: true, variant: 'primary', children: '保存中' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button).toHaveFocus()
  },
}

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const

export const AllStates: Story = {
  name: '所有状态',
  render: () => (
    <>
      {VARIANTS.map((variant) => (
        <Samples key={variant} title={variant}>
          <Button variant={variant} size="small">
            小按钮
          </Button>
          <Button variant={variant}>查询商品</Button>
          <Button variant={variant} size="large">
            大按钮
          </Button>
          <Button variant={variant} icon={variant === 'danger' ? <TrashIcon /> : <PlusIcon />}>
            {variant === 'danger' ? '删除 3 个商品' : '加入上架库'}
          </Button>
          <Button variant={variant} loading>
            导出中
          </Button>
          <Button variant={variant} disabled>
            不可用
          </Button>
        </Samples>
      ))}
      <Samples title="链接长得像按钮">
        <a href="#register" className={buttonClass('primary', 'large')}>
          免费注册
        </a>
        <a href="#demo" className={buttonClass('secondary', 'large')}>
          看示例
        </a>
      </Samples>
      <Samples title="撑满宽度">
        <Button variant="primary" size="large" wide icon={<DownloadIcon />}>
          下载对账单
        </Button>
      </Samples>
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
        await expect(canvas.getByRole('button')).toHaveFocus()
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
