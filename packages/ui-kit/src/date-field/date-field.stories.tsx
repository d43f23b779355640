import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Samples } from '../catalogue/samples.tsx'
import { walkKeys } from '../catalogue/walk-keys.ts'
import type { FieldProps } from '../field/index.ts'
import { guide } from './date-field.guide.tsx'
import { DateField } from './date-field.tsx'

const changed = fn()

function Example({ start = null, ...field }: { start?: string | null } & Partial<FieldProps>) {
  const [value, setValue] = useState<string | null>(start)
  const change = (next: string | null) => {
    setValue(next)
    changed(next)
  }
  return <DateField label="到期日" {...field} value={value} onChange={change} min="2026-01-01" />
}

/** 一天。直接敲数字会依次填年、月、日；也可以打开日历点选。一段日期用 DateRangeField。 */
const meta = {
  title: '组件/输入/DateField 日期',
  component: DateField,
  args: { label: '到期日', value: null, onChange: fn() },
  render: () => <Example start="2026-11-21" />,
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('20261203')
    await expect(changed).toHaveBeenLastCalledWith('2026-12-03')
  },
}

export const Open: Story = {
  name: '打开的样子',
  play: async () => {
    await userEvent.click(screen.getByRole('button'))
    await userEvent.click(await screen.findByRole('button', { name: /11月25日/ }))
    await expect(changed).toHaveBeenLastCalledWith('2026-11-25')
    await userEvent.click(screen.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('grid')).toBeVisible())
  },
}

export const AllStates: Story = {
  name: '所有状态',
  render: () => (
    <Samples title="所有状态" stack>
      <Example />
      <Example start="2026-11-21" required description="证书到期前 30 天会提醒" />
      <Example start="2026-11-21" labelPlacement="inside" />
      <Example start="2025-01-01" error="到期日不能早于 2026-01-01" />
      <Example start="2026-11-21" disabled />
    </Samples>
  ),
}

export const Keys: Story = {
  name: '按键',
  tags: ['!autodocs'],
  play: walkKeys(guide, () => [
    [
      '直接打数字',
      async () => {
        await userEvent.tab()
        await userEvent.keyboard('20261203')
        await expect(changed).toHaveBeenLastCalledWith('2026-12-03')
      },
    ],
    [
      '↑ ↓',
      async () => {
        await userEvent.keyboard('{ArrowUp}')
        await expect(changed).toHaveBeenLastCalledWith('2026-12-04')
        await userEvent.keyboard('{ArrowDown}')
        await expect(changed).toHaveBeenLastCalledWith('2026-12-03')
      },
    ],
    [
      '← →',
      async () => {
        await userEvent.keyboard('{ArrowLeft}{ArrowDown}')
        await expect(changed).toHaveBeenLastCalledWith('2026-11-03')
        await userEvent.keyboard('{ArrowRight}{ArrowUp}')
        await expect(changed).toHaveBeenLastCalledWith('2026-11-04')
      },
    ],
    [
      'Alt + ↓',
      async () => {
        await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
        await screen.findByRole('grid')
        await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/11月4日/))
      },
    ],
    [
      'PageUp / PageDown',
      async () => {
        await userEvent.keyboard('{PageDown}')
        await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/12月4日/))
        await userEvent.keyboard('{PageUp}')
        await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/11月4日/))
      },
    ],
    [
      'Esc',
      async () => {
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument())
      },
    ],
  ]),
}
