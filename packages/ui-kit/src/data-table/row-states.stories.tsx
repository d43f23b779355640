import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { DataTable } from './data-table.tsx'
import { markHover } from './row-hover.ts'
import { type SampleRow, sampleColumns, sampleRows } from './sample-rows.ts'

const rows = sampleRows(8)
const idOf = (row: SampleRow) => row.id
const at = (index: number) => rows[index]?.id ?? ''

/** 行的状态：悬停、焦点、选中、存疑，以及它们叠在一起，浅色深色里都各不相同。 */
const meta = {
  title: '组件/数据/DataTable 数据表/行的状态',
  component: DataTable<SampleRow>,
  args: {
    label: '商品榜单',
    columns: sampleColumns(6),
    rows,
    rowId: idOf,
    canSelect: true,
    selection: new Set([at(1), at(2), at(4)]),
    toneOf: (row: SampleRow) => (row.id === at(3) || row.id === at(4) ? 'suspect' : undefined),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', blockSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DataTable<SampleRow>>

export default meta
type Story = StoryObj<typeof meta>

const partsOf = (root: HTMLElement, index: number) => [
  ...root.querySelectorAll<HTMLElement>(
    `[role=row][data-r="${index}"], [role=presentation][data-r="${index}"]`,
  ),
]

/** What a reader sees of a row: its ground, the bar at its start, the ring around it. */
function lookOf(root: HTMLElement, index: number): string {
  const [first] = partsOf(root, index)
  if (!first) throw new Error(`Row ${index} is not drawn.`)
  const { backgroundColor } = getComputedStyle(first)
  const bar = getComputedStyle(first, '::before').borderInlineStartWidth
  const ring = getComputedStyle(first, '::after').borderBlockStartWidth
  return [backgroundColor, Number.parseFloat(bar) || 0, Number.parseFloat(ring) || 0].join(' ')
}

async function looks(root: HTMLElement): Promise<readonly string[]> {
  const grid = root.querySelector<HTMLElement>('[data-canvas]')
  const look = async (index: number, isHovered = false, isFocused = false) => {
    const focused = isFocused ? index : 7
    root.querySelector<HTMLElement>(`[data-r="${focused}"] [data-c="1"]`)?.focus({ preventScroll: true })
    await waitFor(() => expect(partsOf(root, focused)[0]).toHaveAttribute('data-current'))
    if (grid) markHover(grid, isHovered ? (partsOf(root, index)[0] ?? null) : null)
    return lookOf(root, index)
  }
  const states: string[] = []
  for (const index of [0, 1, 3, 4])
    for (const isFocused of [false, true])
      states.push(await look(index, false, isFocused), await look(index, true, isFocused))
  if (grid) markHover(grid, null)
  return states
}

async function allDiffer(root: HTMLElement) {
  const [plain, selected, doubtful, both] = chunks(await looks(root))
  for (const states of [plain, selected, doubtful, both]) await expect(new Set(states).size).toBe(4)
  // Selection is the stronger mark: a doubtful row that is selected looks selected.
  await expect(both).toEqual(selected)
  await expect(new Set([plain, selected, doubtful].flat()).size).toBe(12)
}

const chunks = (states: readonly string[]) => [0, 4, 8, 12].map((from) => states.slice(from, from + 4))

export const Light: Story = {
  name: '各不相同',
  play: async ({ canvasElement }) => allDiffer(canvasElement),
}

export const Dark: Story = {
  name: '各不相同，深色',
  decorators: [
    (Story) => (
      <div data-theme="dark" style={{ background: 'var(--color-bg)' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => allDiffer(canvasElement),
}
