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
 * 表单：错误在字段下面说一次，几处有错时上方说有几处；不属于任何字段的在上方。提交失败后焦点到上方的话，没有时到第一个有错的字段。
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
    await expect(canvas.getAllByText('长度在 6 到 16 个字符')).toHaveLength(1)
    await expect(canvas.getByLabelText(/手机号码/)).toHaveFocus()
    await expect(canvas.getByLabelText(/手机号码/)).toHaveValue('123')
    await userEvent.type(canvas.getByLabelText(/手机号码/), '{Control>}a{/Control}13800138000')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(canvas.getByLabelText(/新密码/)).toHaveFocus()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
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

export const NoField: Story = {
  name: '不属于任何字段的错',
  render: () => (
    <Form errors={{ '': '网络连接失败，请检查网络后重试', lost: '没有这一栏' }} style={{ maxWidth: 400 }}>
      <TextField label="营业执照" name="licence" />
    </Form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const head = await canvas.findByRole('alert')
    await waitFor(() => expect(head).toHaveFocus())
    await expect(head).toHaveTextContent('网络连接失败，请检查网络后重试没有这一栏')
    await expect(canvas.getByLabelText(/营业执照/)).toBeValid()
  },
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
        await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
      },
    ],
    [
      '提交有错时',
      async () => {
        await expect(canvas.getByLabelText(/手机号码/)).toHaveFocus()
      },
    ],
  ]),
}
