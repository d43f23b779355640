import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/index.ts'
import { walkKeys } from '../catalogue/walk-keys.ts'
import { guide } from './tooltip.guide.tsx'
import { Tooltip } from './tooltip.tsx'

/** 指着或聚焦时的一句解释。手机上没有悬停，所以必须看到的内容不能只放在这里。 */
const meta = {
  title: '组件/浮层/Tooltip 提示',
  component: Tooltip,
  args: { text: '销量按最近 30 天的收录数据推算', children: <Button>日销</Button> },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  play: async () => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('30 天')
    await expect(screen.getByRole('button')).toHaveAccessibleDescription(/30 天/)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
  },
}

export const Open: Story = {
  name: '打开的样子',
  play: async () => {
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
  },
}

export const Keys: Story = {
  name: '按键',
  tags: ['!autodocs'],
  play: walkKeys(guide, () => [
    [
      'Tab',
      async () => {
        await userEvent.tab()
        await expect(await screen.findByRole('tooltip')).toHaveTextContent('30 天')
      },
    ],
    [
      'Esc',
      async () => {
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
      },
    ],
  ]),
}
