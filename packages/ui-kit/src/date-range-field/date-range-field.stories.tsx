import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { walkKeys } from '../catalogue/walk-keys.ts'
import type { DateRange } from './date-range.ts'
import { guide } from './date-range-field.guide.tsx'
import { DateRangeField } from './date-range-field.tsx'

const START: DateRange = { from: '2026-11-15', to: '2026-11-21' }

function Example({ maxDays }: { maxDays?: number }) {
  const [value, setValue] = useState(START)
  return (
    <DateRangeField
      label="日期"
      today="2026-11-21"
      earliest="2026-09-01"
      {...(maxDays ? { maxDays } : {})}
      value={value}
      onChange={setValue}
    />
  )
}

/** 一段日期：预设，或者在日历里点两下。今天以服务器的时间为准，没有数据的日子选不了。 */
const meta = {
  title: '组件/输入/DateRange 日期范围',
  component: DateRangeField,
  args: { label: '日期', today: '2026-11-21', value: START, onChange: () => undefined },
  render: () => <Example />,
} satisfies Meta<typeof DateRangeField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button')
    await expect(trigger).toHaveTextContent('近7天')
    await userEvent.click(trigger)
    await userEvent.click(await screen.findByRole('button', { name: '上月' }))
    await waitFor(() => expect(trigger).toHaveTextContent('上月'))
    await userEvent.click(trigger)
    await userEvent.click(await screen.findByRole('button', { name: /10月5日/ }))
    await userEvent.click(screen.getByRole('button', { name: /10月12日/ }))
    await waitFor(() => expect(trigger).toHaveTextContent('10-05 至 10-12'))
  },
}

export const TooLong: Story = {
  name: '超过天数上限',
  render: () => <Example maxDays={14} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await userEvent.click(await screen.findByRole('button', { name: '近30天' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('最多选 14 天，现在选了 30 天')
  },
}

export const Open: Story = {
  name: '打开的样子',
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await waitFor(() => expect(screen.getByRole('grid')).toBeVisible())
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
        const panel = await screen.findByRole('dialog')
        await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement))
      },
    ],
    [
      'Tab',
      async () => {
        const kinds = new Set<string>()
        for (let tabs = 0; tabs < 8; tabs += 1) {
          await userEvent.tab()
          kinds.add(
            document.activeElement?.closest('[role="grid"]')
              ? '日历'
              : (document.activeElement?.textContent ?? ''),
          )
        }
        await expect(kinds).toContain('近30天')
        await expect(kinds).toContain('日历')
      },
    ],
    [
      '← → ↑ ↓',
      async () => {
        const day = () => document.activeElement?.getAttribute('aria-label') ?? ''
        screen.getByRole('button', { name: /11月18日/ }).focus()
        await userEvent.keyboard('{ArrowLeft}')
        await waitFor(() => expect(day()).toContain('11月17日'))
        await userEvent.keyboard('{ArrowUp}')
        await waitFor(() => expect(day()).toContain('11月10日'))
      },
    ],
    [
      'PageUp / PageDown',
      async () => {
        await userEvent.keyboard('{PageUp}')
        await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toContain('10月10日'))
        await userEvent.keyboard('{PageDown}')
        await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toContain('11月10日'))
        await userEvent.keyboard('{Enter}{Enter}')
        await waitFor(() => expect(canvas.getByRole('button')).toHaveTextContent('11-10'))
      },
    ],
    [
      'Esc',
      async () => {
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
        canvas.getByRole('button').focus()
        await userEvent.keyboard(' ')
        await screen.findByRole('dialog')
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
        await expect(canvas.getByRole('button')).toHaveTextContent('11-10')
      },
    ],
  ]),
}
