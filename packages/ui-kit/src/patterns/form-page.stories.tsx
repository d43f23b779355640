import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { FormPage } from './form-page.tsx'
import { fitsTheScreen, onScreen } from './screens.ts'

/**
 * 表单页：一列，先问容易的；要求写在前面，错误落在字段下、上方说有几处；填过的内容不会丢，离开前问一次。
 */
const meta = { title: '模式/表单页', component: FormPage } satisfies Meta<typeof FormPage>
export default meta
type Story = StoryObj<typeof meta>

export const CorrectAndSave: Story = {
  name: '改正、放弃、保存',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const goods = canvas.getByRole('textbox', { name: /商品 ID/ })
    await userEvent.type(goods, '601099, 6010995x')
    await userEvent.click(canvas.getByRole('button', { name: '开始监控' }))
    const summary = await canvas.findByRole('alert')
    await expect(summary).toHaveTextContent('有 2 处需要修改')
    await fitsTheScreen()
    await expect(canvas.getByRole('textbox', { name: /名称/ })).toHaveFocus()
    await userEvent.keyboard('夏季园艺')
    await expect(goods).toHaveValue('601099, 6010995x')
    await userEvent.click(canvas.getByRole('button', { name: '取消' }))
    const question = await screen.findByRole('alertdialog', { name: '放弃填写的内容？' })
    await userEvent.click(within(question).getByRole('button', { name: '继续填写' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await userEvent.clear(goods)
    await userEvent.type(goods, '601099,601100')
    await userEvent.click(canvas.getByRole('button', { name: '开始监控' }))
    await expect(await screen.findByText('已开始监控 2 个商品')).toBeVisible()
  },
}

export const WideLight: Story = {
  ...CorrectAndSave,
  globals: onScreen('w1440', 'light'),
  tags: ['!dev', '!autodocs'],
}
export const WideDark: Story = {
  ...CorrectAndSave,
  globals: onScreen('w1440', 'dark'),
  tags: ['!dev', '!autodocs'],
}
export const NarrowLight: Story = {
  ...CorrectAndSave,
  globals: onScreen('w390', 'light'),
  tags: ['!dev', '!autodocs'],
}
export const NarrowDark: Story = {
  ...CorrectAndSave,
  globals: onScreen('w390', 'dark'),
  tags: ['!dev', '!autodocs'],
}
