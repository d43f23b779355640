import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { DashboardPage } from './dashboard-page.tsx'
import { fitsTheScreen, onScreen } from './screens.ts'

/**
 * 看板：先是四五个数，再是走势，再是构成；点一条就把整页收窄到它，上面的条件随时可以移除。
 */
const meta = { title: '模式/看板', component: DashboardPage } satisfies Meta<typeof DashboardPage>
export default meta
type Story = StoryObj<typeof meta>

export const NarrowDown: Story = {
  name: '换时间、收窄、还原',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByLabelText('近7天'))
    await expect(await canvas.findByRole('slider', { name: /近7天销量/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /德国/ }))
    const chip = await canvas.findByRole('button', { name: '移除 站点 德国' })
    await expect(chip).toBeVisible()
    await fitsTheScreen()
    await userEvent.click(chip)
    await waitFor(() => expect(canvas.queryByRole('region', { name: '筛选' })).not.toBeInTheDocument())
  },
}

export const WideLight: Story = {
  ...NarrowDown,
  globals: onScreen('w1440', 'light'),
  tags: ['!dev', '!autodocs'],
}
export const WideDark: Story = {
  ...NarrowDown,
  globals: onScreen('w1440', 'dark'),
  tags: ['!dev', '!autodocs'],
}
export const NarrowLight: Story = {
  ...NarrowDown,
  globals: onScreen('w390', 'light'),
  tags: ['!dev', '!autodocs'],
}
export const NarrowDark: Story = {
  ...NarrowDown,
  globals: onScreen('w390', 'dark'),
  tags: ['!dev', '!autodocs'],
}
