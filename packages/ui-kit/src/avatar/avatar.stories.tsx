import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Samples } from '../catalogue/samples.tsx'
import { Avatar } from './avatar.tsx'

/**
 * 人用圆形，店铺和品牌用方形。没有图片或图片失效时用名字的第一个字。
 * 旁边已经写了名字时传 `isDecorative`。
 */
const meta = {
  title: '组件/数据/Avatar 头像',
  component: Avatar,
  args: { name: '海选客服' },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { name: '试一试' }

export const AllStates: Story = {
  name: '所有状态',
  render: () => (
    <>
      <Samples title="大小">
        {([20, 24, 32, 40, 64] as const).map((size) => (
          <Avatar key={size} name={`王${size}`} size={size} />
        ))}
      </Samples>
      <Samples title="店铺、失效的图片、没有名字">
        <Avatar name="优选家居" shape="square" />
        <Avatar name="声动数码" shape="square" src="data:image/png;base64,AAAA" />
        <Avatar name="" isDecorative />
      </Samples>
    </>
  ),
  play: async ({ canvasElement }) => {
    const shop = within(canvasElement).getByRole('img', { name: '声动数码' })
    await waitFor(() => expect(shop).toHaveTextContent(/^声$/))
  },
}
