import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { walkKeys } from '../catalogue/walk-keys.ts'
import { guide } from './chart.guide.tsx'
import type { ChartPoint, ChartSeries } from './series.ts'
import { TimeSeriesChart } from './time-series-chart.tsx'

const DAY = 86_400_000
const START = Date.UTC(2026, 4, 1)

const sales: ChartPoint[] = Array.from({ length: 30 }, (_, day) => {
  const value = Math.round(420 + 260 * Math.sin(day / 4) + ((day * 37) % 90))
  if (day === 8) return { time: START + day * DAY, value: null }
  if (day === 14 || day === 15) return { time: START + day * DAY, value: 500, mark: 'interpolated' as const }
  if (day >= 21 && day <= 23) return { time: START + day * DAY, value: 0, mark: 'stock-out' as const }
  return { time: START + day * DAY, value }
})
const price: ChartPoint[] = sales.map(({ time }, day) => ({
  time,
  value: day < 12 ? 12.99 : day < 20 ? 10.99 : 11.49,
}))

const series: ChartSeries[] = [
  { id: 'sales', label: '日销', unit: '件', points: sales },
  {
    id: 'price',
    label: '价格',
    unit: '美元',
    axis: 'right',
    points: price,
    format: (value) => value.toFixed(2),
  },
]

/**
 * 看一段时间的走势，最多两根纵轴。只想在单元格里看形状，用 Sparkline；比较类别用 BarChart。
 */
const meta = {
  title: '组件/图表/TimeSeriesChart 走势图',
  component: TimeSeriesChart,
  args: { label: '近30天销量与价格', series },
} satisfies Meta<typeof TimeSeriesChart>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  play: async ({ canvasElement }) => {
    const chart = within(canvasElement).getByRole('slider')
    chart.focus()
    await userEvent.keyboard('{Home}')
    await expect(chart).toHaveAttribute('aria-valuenow', '0')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(chart).toHaveAttribute('aria-valuenow', '2')
    await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    await expect(chart.getAttribute('aria-valuetext')).toContain('日销 0 件（断货）')
    await userEvent.keyboard('+')
    await expect(await within(canvasElement).findByRole('button', { name: '还原缩放' })).toBeVisible()
    await userEvent.keyboard('0')
    await expect(within(canvasElement).queryByRole('button', { name: '还原缩放' })).toBeNull()
  },
}

export const AsTable: Story = {
  name: '数据表',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '看数据表' }))
    await expect(canvas.getAllByRole('row')).toHaveLength(31)
    await expect(canvas.getAllByRole('cell', { name: '500（插值）' })).toHaveLength(2)
    await expect(canvas.getByRole('cell', { name: '—' })).toBeVisible()
  },
}

/** A movement of the mouse over the plot, `at` from 0 (its left edge) to 1. */
const move = (
  target: Element | Document,
  kind: 'mouseDown' | 'mouseMove' | 'mouseUp',
  over: Element,
  at: number,
) => {
  const { left, top, width, height } = over.getBoundingClientRect()
  fireEvent[kind](target, {
    clientX: left + width * at,
    clientY: top + height / 2,
    movementX: 9,
    button: 0,
  })
}

export const Pointed: Story = {
  name: '读数跟着鼠标，拖出一段就放大',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const over = canvasElement.querySelector('.u-over') as HTMLElement
    const readout = () => canvasElement.querySelector<HTMLElement>('[data-side]')
    move(over, 'mouseMove', over, 0.03)
    await waitFor(() => expect(readout()).toHaveTextContent(/5\/2周六/))
    await expect(readout()).toHaveTextContent(/日销.* 件价格12.99 美元/)
    await expect(readout()).toHaveAttribute('data-side', 'right')
    const first = readout()?.getBoundingClientRect().left ?? 0
    move(over, 'mouseMove', over, 22 / 29)
    await waitFor(() => expect(readout()).toHaveTextContent(/5\/23.*日销0 件（断货）/))
    await expect(readout()).toHaveAttribute('data-side', 'left')
    await expect(readout()?.getBoundingClientRect().left).toBeGreaterThan(first)
    move(over, 'mouseDown', over, 0.2)
    move(over, 'mouseMove', over, 0.4)
    move(document, 'mouseUp', over, 0.4)
    await expect(await canvas.findByRole('button', { name: '还原缩放' })).toBeVisible()
    await userEvent.dblClick(over)
    await waitFor(() => expect(canvas.queryByRole('button', { name: '还原缩放' })).toBeNull())
  },
}

export const Drawn: Story = {
  name: '画出来的线，可以隐藏',
  play: async ({ canvasElement }) => {
    const ink = () => {
      const plot = canvasElement.querySelector('canvas')
      const data = plot?.getContext('2d')?.getImageData(0, 0, plot.width, plot.height).data ?? []
      let count = 0
      for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 0) count += 1
      return count
    }
    const both = ink()
    await userEvent.click(within(canvasElement).getByRole('button', { name: /日销/ }))
    await expect(ink()).toBeLessThan(both)
  },
}

export const Exported: Story = {
  name: '导出图片',
  play: async ({ args, canvasElement }) => {
    const made = spyOn(URL, 'createObjectURL')
    const names: string[] = []
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download)
    })
    try {
      await userEvent.click(within(canvasElement).getByRole('button', { name: '导出图片' }))
      await waitFor(() => expect(names).toEqual([`${args.label}.png`]))
      const file = made.mock.calls[0]?.[0] as Blob
      const head = new DataView(await file.slice(0, 24).arrayBuffer())
      await expect(head.getBigUint64(0)).toBe(0x89504e470d0a1a0an)
      // The plot as it is, under 56 px for title and legend (PNG, IHDR: width and height).
      const plot = canvasElement.querySelector('canvas')
      await expect(head.getUint32(16)).toBe(plot?.width)
      await expect(head.getUint32(20)).toBe((plot?.height ?? 0) + 56 * devicePixelRatio)
      const bitmap = await createImageBitmap(file)
      await expect([bitmap.width, bitmap.height]).toEqual([head.getUint32(16), head.getUint32(20)])
    } finally {
      made.mockRestore()
      click.mockRestore()
    }
  },
}

export const Empty: Story = {
  name: '没有数据',
  args: { series: [{ id: 'sales', label: '日销', points: [] }] },
}

export const Plain: Story = { name: '卡片里，不带工具条', args: { isPlain: true, height: 120 } }

export const Many: Story = {
  name: '五条线',
  args: {
    label: '各站点日销',
    series: ['美国', '德国', '英国', '法国', '日本'].map((label, index) => ({
      id: label,
      label,
      unit: '件',
      points: sales.map(({ time, value }) => ({ time, value: value === null ? null : value + index * 140 })),
    })),
  },
}

export const Keys: Story = {
  name: '按键',
  tags: ['!autodocs'],
  play: walkKeys(guide, ({ canvas, canvasElement }) => [
    [
      '← →',
      async () => {
        const chart = canvas.getByRole('slider')
        chart.focus()
        await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowLeft}')
        await expect(chart).toHaveAttribute('aria-valuenow', '1')
        await expect(chart.getAttribute('aria-valuetext')).toMatch(/^5\/2周六，日销 \d+ 件，价格 12.99 美元$/)
      },
    ],
    [
      'Home / End',
      async () => {
        await userEvent.keyboard('{End}')
        await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', '29')
        await userEvent.keyboard('{Home}')
        await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', '0')
      },
    ],
    [
      '+ / - / 0',
      async () => {
        await userEvent.keyboard('+')
        await canvas.findByRole('button', { name: '还原缩放' })
        await userEvent.keyboard('-')
        await waitFor(() => expect(canvas.queryByRole('button', { name: '还原缩放' })).toBeNull())
        await userEvent.keyboard('+')
        await canvas.findByRole('button', { name: '还原缩放' })
        await userEvent.keyboard('0')
        await waitFor(() => expect(canvas.queryByRole('button', { name: '还原缩放' })).toBeNull())
      },
    ],
    [
      'Esc',
      async () => {
        const readout = () => canvasElement.querySelector('[data-side]')
        await expect(readout()).not.toBeNull()
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(readout()).toBeNull())
      },
    ],
    [
      'Tab',
      async () => {
        for (const name of ['导出图片', '看数据表', /价格/, /日销/]) {
          await userEvent.tab({ shift: true })
          await expect(canvas.getByRole('button', { name })).toHaveFocus()
        }
      },
    ],
  ]),
}
