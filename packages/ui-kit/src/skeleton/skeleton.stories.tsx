import type { Meta, StoryObj } from '@storybook/react-vite'
import { Samples } from '../catalogue/samples.tsx'
import { Skeleton, SkeletonLines } from './skeleton.tsx'

/** 给还没到的内容占位。尺寸和将来的内容一样，页面就不会跳。 */
const meta = {
  title: '组件/反馈/Skeleton 骨架',
  component: Skeleton,
  args: { width: '240px' },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { name: '试一试' }

export const AllStates: Story = {
  name: '所有状态',
  render: () => (
    <>
      <Samples title="几行文字" stack>
        <SkeletonLines lines={4} />
      </Samples>
      <Samples title="头像、图片">
        <Skeleton shape="circle" />
        <Skeleton shape="block" width="160px" height="90px" />
      </Samples>
    </>
  ),
}
