import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Samples } from '../catalogue/samples.tsx'
import { walkKeys } from '../catalogue/walk-keys.ts'
import { guide } from './gallery.guide.tsx'
import { Gallery } from './gallery.tsx'

const drawn = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><rect width="80" height="80" fill="${color}"/></svg>`)}`
const IMAGES = ['#0d5c73', '#7a1f5c', '#1f6b3a', '#8a5a00'].map(drawn)

/** 一件商品的几张图：一张大的，下面挑。 */
const meta = {
  title: '组件/数据/Gallery 图集',
  component: Gallery,
  args: { label: '便携式榨汁杯', images: IMAGES },
} satisfies Meta<typeof Gallery>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    const second = canvas.getByRole('button', { name: '第 2 张，共 4 张' })
    await expect(second).toHaveFocus()
    await expect(second).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('img', { name: '便携式榨汁杯' })).toHaveAttribute('src', IMAGES[1])
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(canvas.getByRole('button', { name: '第 4 张，共 4 张' })).toHaveFocus()
  },
}

export const AllStates: Story = {
  name: '所有状态',
  render: (args) => (
    <Samples title="几张、一张、没有">
      <Gallery {...args} />
      <Gallery {...args} label="只有一张" images={IMAGES.slice(0, 1)} size={120} />
      <Gallery {...args} label="没有图片" images={[]} size={120} />
    </Samples>
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
        await expect(canvas.getByRole('button', { name: '第 1 张，共 4 张' })).toHaveFocus()
      },
    ],
    [
      '← →',
      async () => {
        await userEvent.keyboard('{ArrowRight}')
        await expect(canvas.getByRole('button', { name: '第 2 张，共 4 张' })).toHaveFocus()
        await userEvent.keyboard('{ArrowLeft}')
        await expect(canvas.getByRole('button', { name: '第 1 张，共 4 张' })).toHaveFocus()
      },
    ],
    [
      'Home / End',
      async () => {
        await userEvent.keyboard('{End}')
        await expect(canvas.getByRole('button', { name: '第 4 张，共 4 张' })).toHaveFocus()
        await userEvent.keyboard('{Home}')
        await expect(canvas.getByRole('button', { name: '第 1 张，共 4 张' })).toHaveFocus()
      },
    ],
  ]),
}
