import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Samples } from '../catalogue/samples.tsx'
import { walkKeys } from '../catalogue/walk-keys.ts'
import { guide } from './password-field.guide.tsx'
import { PasswordField } from './password-field.tsx'

/** 密码，可以显示出来核对。登录用 `current-password`，新设用 `new-password`，让密码管理器认得。 */
const meta = {
  title: '组件/输入/PasswordField 密码框',
  component: PasswordField,
  args: { label: '密码', placeholder: '请输入密码' },
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByLabelText('密码')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.type(input, 'haixuan')
    await userEvent.click(canvas.getByRole('button', { name: '显示密码' }))
    await expect(input).toHaveAttribute('type', 'text')
    await expect(input).toHaveValue('haixuan')
  },
}

export const AllStates: Story = {
  name: '所有状态',
  render: () => (
    <Samples title="所有状态" stack>
      <PasswordField label="密码" placeholder="请输入密码" />
      <PasswordField
        label="新密码"
        autoComplete="new-password"
        description="长度在 6 到 16 个字符"
        required
      />
      <PasswordField label="确认密码" defaultValue="1234567" error="两次输入密码不一致" />
      <PasswordField label="密码" defaultValue="1234567" disabled />
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
        await expect(canvas.getByLabelText('密码')).toHaveFocus()
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: '显示密码' })).toHaveFocus()
      },
    ],
    [
      'Enter / 空格',
      async () => {
        await userEvent.keyboard('{Enter}')
        await expect(canvas.getByLabelText('密码')).toHaveAttribute('type', 'text')
        await userEvent.keyboard(' ')
        await expect(canvas.getByLabelText('密码')).toHaveAttribute('type', 'password')
      },
    ],
  ]),
}
