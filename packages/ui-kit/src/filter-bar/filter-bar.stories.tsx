import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Cascader } from '../cascader/index.ts'
import { Samples } from '../catalogue/samples.tsx'
import { walkKeys } from '../catalogue/walk-keys.ts'
import { NumberRangeField, NumberRangeFilter, OPEN_RANGE } from '../number-range-field/index.ts'
import { SearchField } from '../search-field/index.ts'
import { Select } from '../select/index.ts'
import { guide } from './filter-bar.guide.tsx'
import { FilterBar, type FilterBarProps } from './filter-bar.tsx'

const none = () => undefined

/** 列表的筛选放在一条里，后面说清现在生效的条件，每条都能单独移除。状态归网址所有。 */
const meta = {
  title: '组件/页面/FilterBar 筛选条',
  component: FilterBar,
  args: {
    active: [
      { id: 'region', label: '地区', value: '美国' },
      { id: 'daily', label: '日销', value: '50-100' },
    ],
    onRemove: fn(),
    onClear: fn(),
    actions: <Button>保存筛选</Button>,
    children: (
      <>
        <SearchField label="关键词" placeholder="中文、英文、商品 ID 或链接" />
        <Select
          label="地区"
          labelPlacement="inside"
          defaultValue="211"
          options={[
            { value: 'all', label: '全部' },
            { value: '211', label: '美国' },
          ]}
        />
        <Cascader label="类目" options={[]} value={null} onChange={none} />
        <NumberRangeFilter label="日销" value={{ min: 50, max: 100 }} onChange={none} />
      </>
    ),
    more: (
      <>
        <NumberRangeField
          label="总销量"
          value={OPEN_RANGE}
          onChange={none}
          presets={[
            { min: 0, max: 1000 },
            { min: 1000, max: 2000 },
            { min: 2000, max: 5000 },
          ]}
        />
        <NumberRangeField label="评分" value={OPEN_RANGE} onChange={none} />
      </>
    ),
  },
} satisfies Meta<typeof FilterBar>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '移除 日销 50-100' }))
    await expect(args.onRemove).toHaveBeenCalledWith('daily')
    const more = canvas.getByRole('button', { name: '更多筛选' })
    await expect(canvas.queryByRole('group', { name: '总销量' })).not.toBeInTheDocument()
    await userEvent.click(more)
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('group', { name: '总销量' })).toBeVisible()
  },
}

/** A list below the bar; one filter comes on. */
function Above(props: FilterBarProps) {
  const [isOn, setIsOn] = useState(false)
  const active = isOn ? props.active.slice(0, 1) : []
  return (
    <>
      <FilterBar {...props} active={active} afterActive={isOn && <Button size="small">保存为视图</Button>}>
        <Button onClick={() => setIsOn(true)}>地区</Button>
      </FilterBar>
      <p>列表</p>
    </>
  )
}

export const NothingMoves: Story = {
  name: '条件来了，下面的列表不动',
  render: (args) => <Above {...args} more={null} actions={null} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const top = () => canvas.getByText('列表').getBoundingClientRect().top
    const before = top()
    await userEvent.click(canvas.getByRole('button', { name: '地区' }))
    await expect(canvas.getByRole('button', { name: '移除 地区 美国' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '保存为视图' })).toBeVisible()
    await expect(top()).toBe(before)
  },
}

const LONG = '“防水无纺布便携折叠收纳袋大容量家用旅行套装加厚款”'

export const LongWords: Story = {
  name: '条件很多、词很长：不撑宽页面，保存跟在清空之后',
  args: {
    active: ['关键词', '日销', '总销量'].map((label) => ({
      id: label,
      label,
      value: label === '关键词' ? LONG : '1000-50000',
    })),
    afterActive: <Button size="small">保存为视图</Button>,
  },
  // In a grid, as on a page: its column must not grow with the words.
  render: (args) => (
    <div style={{ display: 'grid', maxInlineSize: 320 }}>
      <FilterBar {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const bar = canvas.getByRole('region', { name: '筛选' })
    await expect(bar.getBoundingClientRect().width).toBe(320)
    const edge = bar.getBoundingClientRect().right
    for (const button of canvas.getAllByRole('button', { name: /^移除/ }))
      await expect(button.getBoundingClientRect().right).toBeLessThan(edge)
    const [clear, save] = ['清空筛选', '保存为视图'].map((name) => canvas.getByRole('button', { name }))
    await expect(save?.getBoundingClientRect().top).toBe(clear?.getBoundingClientRect().top)
  },
}

export const NothingOn: Story = { name: '没有条件', args: { active: [] } }

export const AllStates: Story = {
  name: '所有状态',
  render: (args) => (
    <>
      <Samples title="有条件" stack>
        <FilterBar {...args} />
      </Samples>
      <Samples title="没有条件，也没有更多筛选" stack>
        <FilterBar {...args} label="没有条件的筛选" active={[]} more={null} actions={null} />
      </Samples>
    </>
  ),
}

/** A page that binds “/” to its search, as a board does. */
function Bound(props: FilterBarProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/') return
      event.preventDefault()
      box.current?.querySelector<HTMLElement>('[role="searchbox"]')?.focus()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return (
    <div ref={box}>
      <FilterBar {...props} />
    </div>
  )
}

export const Keys: Story = {
  name: '按键',
  tags: ['!autodocs'],
  render: (args) => <Bound {...args} />,
  play: walkKeys(guide, ({ args, canvas }) => [
    [
      'Tab',
      async () => {
        await userEvent.tab()
        await expect(canvas.getByRole('searchbox')).toHaveFocus()
        await userEvent.tab()
        await expect(document.activeElement).toHaveAccessibleName(/地区/)
      },
    ],
    [
      '→ / ← / Home / End',
      async () => {
        const first = document.activeElement
        const remove = canvas.getByRole('button', { name: '移除 地区 美国' })
        for (let steps = 0; steps < 12 && document.activeElement !== remove; steps += 1)
          await userEvent.keyboard('{ArrowRight}')
        await expect(remove).toHaveFocus()
        await userEvent.keyboard('{Home}')
        await expect(first).toHaveFocus()
        await userEvent.keyboard('{ArrowLeft}')
        await expect(first).not.toHaveFocus()
        remove.focus()
      },
    ],
    [
      'Enter / 空格',
      async () => {
        await userEvent.keyboard('{Enter} ')
        await expect(args.onRemove).toHaveBeenCalledTimes(2)
        canvas.getByRole('button', { name: /^日销/ }).focus()
        await userEvent.keyboard(' ')
        await screen.findByRole('dialog', { name: '日销' })
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(canvas.getByRole('button', { name: /^日销/ })).toHaveFocus())
      },
    ],
    [
      '/',
      async () => {
        await userEvent.keyboard('/')
        await expect(canvas.getByRole('searchbox')).toHaveFocus()
      },
    ],
  ]),
}
