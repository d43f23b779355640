import type { Meta, StoryObj } from '@storybook/react-vite'
import { coverageGroups } from '#entities/finance-coverage'
import {
  adsRow,
  coverage,
  coverageRow,
  guessRow,
  october,
  SHOP,
} from '../../../entities/finance-coverage/lib/sample-coverage.fixture.ts'
import { CoverageLegend } from './coverage-legend.tsx'
import { CoverageList } from './coverage-list.tsx'

const groupsOf = (...rows: Parameters<typeof coverage>[0]) => coverageGroups(coverage(rows), new Set([SHOP]))

const SAID = coverageRow({
  ...{ bill: 'issue', name: '售后问题', basis: 'before' },
  spans: [{ ...october(1, 31), state: 'said' }],
})
const QUIET = coverageRow({
  ...{ bill: 'refund', name: '消费者退款' },
  spans: [
    { ...october(1, 6), state: 'empty' },
    { ...october(7, 9), state: 'here' },
    { ...october(10, 31), state: 'empty' },
  ],
})

/** 一个月的账单，逐日：有、没有、自己说明没有、缺、猜测。 */
const meta = {
  title: '部件/账单覆盖',
  component: CoverageList,
  args: { groups: groupsOf(coverageRow(), QUIET, SAID, adsRow(), guessRow()) },
} satisfies Meta<typeof CoverageList>

export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = { name: '一个账本' }

export const Guess: Story = {
  name: '还没有导入过的账本',
  args: { groups: groupsOf({ ...guessRow(), book: '美区' }) },
}

export const Legend: Story = { name: '图例', render: () => <CoverageLegend /> }
