import type { Meta, StoryObj } from '@storybook/react-vite'
import { Samples } from '../catalogue/samples.tsx'
import { Tag } from './tag.tsx'

/**
 * 说明一件东西的属性，一两个字。能点的用 Chip，数量用 Badge。
 */
const meta = {
  title: '组件/数据/Tag 标签',
  component: Tag,
  args: { children: '全托' },
} satisfies Meta<typeof Tag>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { name: '试一试' }

const TONES = [
  ['neutral', '全托'],
  ['accent', '新品'],
  ['info', '广告'],
  ['success', '在售'],
  ['warning', '存疑'],
  ['danger', '断货'],
] as const

export const AllStates: Story = {
  name: '所有状态',
  render: () => (
    <>
      {[false, true].map((isOutlined) => (
        <Samples key={String(isOutlined)} title={isOutlined ? '描边' : '底色'}>
          {TONES.map(([tone, words]) => (
            <Tag key={tone} tone={tone} isOutlined={isOutlined} hint="说明文字">
              {words}
            </Tag>
          ))}
        </Samples>
      ))}
    </>
  ),
}
