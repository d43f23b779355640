import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Samples } from '../catalogue/samples.tsx'
import { walkKeys } from '../catalogue/walk-keys.ts'
import { guide } from './radio-group.guide.tsx'
import { RadioGroup, type RadioOption } from './radio-group.tsx'

const HOSTING: RadioOption[] = [
  { value: 'all', label: '全部' },
  { value: 'full', label: '全托管' },
  { value: 'semi', label: '半托管' },
]

/** 几个里选一个，全部摆在眼前。超过六个用 Select；切换同一内容的视图用 SegmentedControl。 */
const meta = {
  title: '组件/输入/RadioGroup 单选',
  component: RadioGroup,
  args: { label: '托管方式', options: HOSTING, defaultValue: 'all', onChange: fn() },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByLabelText('全部')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('full')
  },
}

export const AllStates: Story = {
  name: '所有状态',
  render: () => (
    <Samples title="所有状态" stack>
      <RadioGroup label="托管方式" options={HOSTING} defaultValue="full" />
      <RadioGroup
        label="绑定方式"
        layout="column"
        defaultValue="file"
        description="我们不会索要平台密码"
        options={[
          { value: 'file', label: '上传结算单识别', description: '最快，一般一分钟内完成' },
          { value: 'plugin', label: '插件授权', description: '需要安装浏览器插件 6.8' },
          { value: 'manual', label: '手工新建', disabled: true },
        ]}
      />
      <RadioGroup label="托管方式" options={HOSTING} required error="请选择托管方式" />
      <RadioGroup label="托管方式" options={HOSTING} defaultValue="semi" disabled />
    </Samples>
  ),
}

export const Keys: Story = {
  name: '按键',
  tags: ['!autodocs'],
  render: (args) => (
    <Samples title="选了的、还没有选的" stack>
      <RadioGroup {...args} />
      <RadioGroup
        label="站点"
        options={[
          { value: 'us', label: '美国' },
          { value: 'uk', label: '英国' },
        ]}
      />
    </Samples>
  ),
  play: walkKeys(guide, ({ args, canvas }) => [
    [
      'Tab',
      async () => {
        await userEvent.tab()
        await expect(canvas.getByLabelText('全部')).toHaveFocus()
      },
    ],
    [
      '↑ ↓ ← →',
      async () => {
        for (const [key, value] of [
          ['{ArrowDown}', 'full'],
          ['{ArrowRight}', 'semi'],
          ['{ArrowUp}', 'full'],
          ['{ArrowLeft}', 'all'],
        ]) {
          await userEvent.keyboard(key ?? '')
          await expect(args.onChange).toHaveBeenLastCalledWith(value)
        }
      },
    ],
    [
      '空格',
      async () => {
        await userEvent.tab()
        await expect(document.activeElement).not.toBeChecked()
        await userEvent.keyboard(' ')
        await expect(document.activeElement).toBeChecked()
      },
    ],
  ]),
}
