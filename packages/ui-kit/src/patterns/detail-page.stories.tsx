import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { DetailPage } from './detail-page.tsx'
import { fitsTheScreen, onScreen } from './screens.ts'

/**
 * 详情页：先认出是谁，再看最要紧的几个数，其余放进标签页。从哪里来就能回到哪里去；收藏可以撤销。
 */
const meta = { title: '模式/详情页', component: DetailPage } satisfies Meta<typeof DetailPage>
export default meta
type Story = StoryObj<typeof meta>

export const LookAround: Story = {
  name: '收藏、换图、换标签页',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const star = canvas.getByRole('button', { name: '收藏' })
    await userEvent.click(star)
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(await screen.findByRole('button', { name: '撤销' }))
    await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'false'))
    const second = canvas.getByRole('button', { name: '第 2 张，共 3 张' })
    await userEvent.click(second)
    await expect(second).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByLabelText('近7天'))
    await expect(await canvas.findByRole('slider', { name: /近7天销量/ })).toBeVisible()
    await fitsTheScreen()
    await userEvent.click(canvas.getByRole('tab', { name: /各地区价格/ }))
    await expect(canvas.getByRole('row', { name: '墨西哥 — 2026-11-18' })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(await canvas.findByText('补货')).toBeVisible()
  },
}

export const WideLight: Story = {
  ...LookAround,
  globals: onScreen('w1440', 'light'),
  tags: ['!dev', '!autodocs'],
}
export const WideDark: Story = {
  ...LookAround,
  globals: onScreen('w1440', 'dark'),
  tags: ['!dev', '!autodocs'],
}
export const NarrowLight: Story = {
  ...LookAround,
  globals: onScreen('w390', 'light'),
  tags: ['!dev', '!autodocs'],
}
export const NarrowDark: Story = {
  ...LookAround,
  globals: onScreen('w390', 'dark'),
  tags: ['!dev', '!autodocs'],
}
