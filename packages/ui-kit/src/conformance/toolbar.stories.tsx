import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Banner } from '../banner/index.ts'
import { Button } from '../button/index.ts'

const meta = { title: '测试/目录的开关', tags: ['!dev', '!autodocs'] } satisfies Meta
export default meta

/** The four switches above a story do what they say: theme, density, width, long texts. */
export const Switched: StoryObj = {
  globals: { theme: 'dark', density: 'compact', texts: 'long', viewport: { value: 'w360' } },
  render: () => (
    <>
      <Banner>数据每天更新</Banner>
      <Button>OK</Button>
    </>
  ),
  play: async ({ canvasElement }) => {
    const { dataset } = document.documentElement
    const button = within(canvasElement).getByRole('button', { name: 'OK' })
    const look = () => ({ height: button.offsetHeight, color: getComputedStyle(document.body).color })
    await expect(innerWidth).toBe(360)
    await waitFor(() => expect(canvasElement).toHaveTextContent(/数据每天更新——这是一段特别长的文字/))
    await expect([dataset['theme'], dataset['density']]).toEqual(['dark', 'compact'])
    const { height, color } = look()
    Object.assign(dataset, { theme: 'light', density: 'comfortable' })
    try {
      await expect(look().height).toBeGreaterThan(height)
      await expect(look().color).not.toBe(color)
    } finally {
      Object.assign(dataset, { theme: 'dark', density: 'compact' })
    }
  },
}
