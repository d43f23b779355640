import type { Meta, StoryObj } from '@storybook/react-vite'
import { Samples } from '../catalogue/samples.tsx'
import { QrCode } from './qr-code.tsx'

/** 二维码。深色主题下也是白底黑码，否则很多扫码工具认不出来。旁边要写清扫了会怎样。 */
const meta = {
  title: '组件/数据/QrCode 二维码',
  component: QrCode,
  args: { text: 'https://example.com/share?code=HX2026', label: '微信扫码打开邀请链接' },
} satisfies Meta<typeof QrCode>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { name: '试一试' }

export const AllStates: Story = {
  name: '所有状态',
  render: (args) => (
    <Samples title="小、中、大">
      <QrCode {...args} size={96} />
      <QrCode {...args} />
      <QrCode {...args} size={240} text="中文也可以：海选，面向跨境卖家的选品数据站" label="扫码查看说明" />
    </Samples>
  ),
}
