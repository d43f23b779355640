import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Samples } from '../catalogue/samples.tsx'
import { walkKeys } from '../catalogue/walk-keys.ts'
import { Form } from '../form/index.ts'
import { LinkIcon } from '../icon/index.ts'
import { TextArea } from './text-area.tsx'
import { guide } from './text-field.guide.tsx'
import { TextField } from './text-field.tsx'

/**
 * 一行文字。
 */
const meta = {
  title: '组件/输入/TextField 文本框',
  component: TextField,
  args: { label: '店铺名称', placeholder: '例如：晨光家居旗舰店', onChange: fn() },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByLabelText('店铺名称')
    await userEvent.type(input, '晨光')
    await expect(args.onChange).toHaveBeenLastCalledWith('晨光')
  },
}

export const Wrong: Story = {
  name: '错误会念给读屏软件',
  args: {
    label: '手机号码',
    value: '1234',
    error: '手机号码格式不正确',
    required: true,
    description: '11 位大陆手机号',
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText(/手机号码/)
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('11 位大陆手机号 手机号码格式不正确')
    await expect(input).toBeRequired()
  },
}

export const AllStates: Story = {
  name: '所有状态',
  render: () => (
    <Samples title="所有状态" stack>
      <TextField label="店铺名称" placeholder="例如：晨光家居旗舰店" />
      <TextField
        label="店铺名称"
        defaultValue="晨光家居旗舰店"
        required
        description="买家看到的名字，可以再改"
      />
      <TextField label="手机号码" defaultValue="1234" error="手机号码格式不正确" />
      <TextField
        label="商品链接"
        before={<LinkIcon />}
        defaultValue="https://www.temu.com/goods.html?goods_id=601099"
      />
      <TextField label="采购价" labelPlacement="inside" after="元" defaultValue="12.50" />
      <TextField label="店铺 ID" defaultValue="634418210" disabled />
      <TextArea label="备注" placeholder="一行一个商品 ID" />
      <TextArea label="商品 ID" defaultValue={'601099512\nabc'} error="第 2 行不是商品 ID，请只填数字" />
    </Samples>
  ),
}

const submitted = fn()

export const Keys: Story = {
  name: '按键',
  tags: ['!autodocs'],
  render: (args) => (
    <Form onSubmit={submitted}>
      <TextField {...args} />
      <TextArea label="备注" />
      <Button type="submit">保存</Button>
    </Form>
  ),
  play: walkKeys(guide, ({ canvas }) => [
    [
      'Tab',
      async () => {
        await userEvent.tab()
        await expect(canvas.getByLabelText('店铺名称')).toHaveFocus()
        await userEvent.tab()
        await expect(canvas.getByLabelText('备注')).toHaveFocus()
      },
    ],
    [
      'Enter',
      async () => {
        await userEvent.keyboard('一{Enter}二')
        await expect(canvas.getByLabelText('备注')).toHaveValue('一\n二')
        await expect(submitted).not.toHaveBeenCalled()
        await userEvent.type(canvas.getByLabelText('店铺名称'), '{Enter}')
        await expect(submitted).toHaveBeenCalledOnce()
      },
    ],
  ]),
}
