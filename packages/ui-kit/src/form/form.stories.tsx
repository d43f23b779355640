import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { walkKeys } from '../catalogue/walk-keys.ts'
import { PasswordField } from '../password-field/index.ts'
import { TextField } from '../text-field/index.ts'
import { guide } from './form.guide.tsx'
import { Form, FormActions } from './form.tsx'
import type { FormErrors } from './form-errors.ts'

function SetPassword() {
  const [errors, setErrors] = useState<FormErrors>({})
  const check = (data: FormData) => {
    const password = String(data.get('password'))
    setErrors({
      mobile: /^1[3-9]\d{9}$/.test(String(data.get('mobile'))) ? undefined : '手机号码格式不正确',
      password: password.length >= 6 && password.length <= 16 ? undefined : '长度在 6 到 16 个字符',
    })
  }
  return (
    <Form errors={errors} onSubmit={check} style={{ maxWidth: 400 }}>
      <TextField label="手机号码" name="mobile" required inputMode="tel" />
      <PasswordField label="新密码" name="password" required autoComplete="new-password" />
      <FormActions>
        <Button variant="primary" type="submit">
          保存
        </Button>
        <Button>取消</Button>
      </FormActions>
    </Form>
  )
}

/**
 * 表单：错误出现在字段下面，并在上方汇总；提交失败后焦点落在汇总上，点一条就跳到对应的字段。
 * 用户填过的内容一个字都不会丢。
 */
const meta = {
  title: '组件/输入/Form 表单',
  component: Form,
  render: () => <SetPassword />,
} satisfies Meta<typeof Form>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText(/手机号码/), '123')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    const summary = await canvas.findByRole('alert')
    await expect(summary).toHaveTextContent('有 2 处需要修改')
    await expect(summary).toHaveFocus()
    await userEvent.click(within(summary).getByRole('button', { name: '长度在 6 到 16 个字符' }))
    await expect(canvas.getByLabelText(/新密码/)).toHaveFocus()
    await expect(canvas.getByLabelText(/手机号码/)).toHaveValue('123')
  },
}

export const AllStates: Story = {
  name: '所有状态',
  render: () => (
    <Form errors={{ mobile: '手机号码格式不正确', '': '登录已过期，请重新登录' }} style={{ maxWidth: 400 }}>
      <TextField label="手机号码" name="mobile" required defaultValue="123" />
      <TextField label="昵称" name="nickname" />
      <FormActions>
        <Button variant="primary" type="submit" loading>
          保存中
        </Button>
        <Button>取消</Button>
      </FormActions>
    </Form>
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
        await expect(canvas.getByLabelText(/手机号码/)).toHaveFocus()
        await userEvent.tab()
        await expect(canvas.getByLabelText(/新密码/)).toHaveFocus()
      },
    ],
    [
      'Enter',
      async () => {
        await userEvent.keyboard('123{Enter}')
        await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
      },
    ],
    [
      'Tab 再 Enter',
      async () => {
        await userEvent.tab()
        await userEvent.keyboard('{Enter}')
        await expect(canvas.getByLabelText(/手机号码/)).toHaveFocus()
      },
    ],
  ]),
}
