import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Samples } from '../catalogue/samples.tsx'
import { walkKeys } from '../catalogue/walk-keys.ts'
import { guide } from './color-picker.guide.tsx'
import { ColorPicker } from './color-picker.tsx'

const PRESETS = ['#000000', '#0d5c73', '#b3261e', '#c98500', '#2a8a4a', '#7a1f5c']
const changed = fn()

function Example() {
  const [value, setValue] = useState('#0d5c73')
  const change = (next: string) => {
    setValue(next)
    changed(next)
  }
  return <ColorPicker label="品牌色" value={value} onChange={change} presets={PRESETS} />
}

/** 颜色：常用色、色板，或直接填十六进制。用于白标品牌色和标签编辑器。 */
const meta = {
  title: '组件/输入/ColorPicker 取色',
  component: ColorPicker,
  args: { label: '品牌色', value: '#0d5c73', onChange: fn() },
  render: () => <Example />,
} satisfies Meta<typeof ColorPicker>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button')
    await userEvent.click(trigger)
    const code = await screen.findByRole('textbox', { name: '十六进制颜色' })
    await userEvent.clear(code)
    await userEvent.type(code, '#7a1f5c{Enter}')
    await expect(changed).toHaveBeenLastCalledWith('#7a1f5c')
    await waitFor(() => expect(trigger).toHaveTextContent('#7a1f5c'))
  },
}

export const AllStates: Story = {
  name: '所有状态',
  render: (args) => (
    <Samples title="有颜色、不可用">
      <Example />
      <ColorPicker {...args} disabled />
    </Samples>
  ),
}

export const Open: Story = {
  name: '打开的样子',
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(await screen.findByRole('textbox', { name: '十六进制颜色' })).toBeVisible()
  },
}

export const Keys: Story = {
  name: '按键',
  tags: ['!autodocs'],
  play: walkKeys(guide, ({ canvas }) => [
    [
      'Enter / 空格',
      async () => {
        await userEvent.tab()
        await userEvent.keyboard('{Enter}')
        await screen.findByRole('dialog')
      },
    ],
    [
      '← → ↑ ↓',
      async () => {
        const [shade] = await screen.findAllByRole('slider')
        shade?.focus()
        changed.mockClear()
        await userEvent.keyboard('{ArrowRight}{ArrowUp}')
        await expect(changed).toHaveBeenCalled()
      },
    ],
    [
      'Tab',
      async () => {
        const places = new Set<string | null>()
        for (let tabs = 0; tabs < 6; tabs += 1) {
          await userEvent.tab()
          places.add(document.activeElement?.closest('[aria-label]')?.getAttribute('aria-label') ?? null)
        }
        await expect([...places].join()).toMatch(/色相/)
        await expect(places).toContain('十六进制颜色')
      },
    ],
    [
      'Enter',
      async () => {
        const code = screen.getByRole('textbox', { name: '十六进制颜色' })
        await userEvent.clear(code)
        await userEvent.type(code, '#2a8a4a{Enter}')
        await expect(changed).toHaveBeenLastCalledWith('#2a8a4a')
      },
    ],
    [
      'Esc',
      async () => {
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
        await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
      },
    ],
  ]),
}
