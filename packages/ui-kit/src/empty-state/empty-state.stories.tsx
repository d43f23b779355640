import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Samples } from '../catalogue/samples.tsx'
import { walkKeys } from '../catalogue/walk-keys.ts'
import { Link } from '../link/index.ts'
import {
  CustomServiceState,
  ExpiredState,
  NoAccessState,
  QuotaState,
  UnderConstructionState,
  UpgradingState,
} from './access-states.tsx'
import { DataAge } from './data-age.tsx'
import { FailedState, NoDataState, NoMatchState } from './data-states.tsx'
import { guide } from './empty-state.guide.tsx'
import { EmptyState } from './empty-state.tsx'
import { OfflineBar } from './offline-bar.tsx'

const NOW = Date.UTC(2026, 10, 21, 2, 30)
const HOUR = 3600 * 1000
const none = () => undefined

/** 没有内容时站在内容的位置上，说清为什么、接下来做什么。每个列表都要有这些状态。 */
const meta = {
  title: '组件/反馈/EmptyState 空状态',
  component: EmptyState,
  args: { title: '暂无数据', children: '在榜单里点“监控”，这里就会出现它的变化。' },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { name: '试一试' }

const removed = fn()

const noMatch = () => (
  <NoMatchState
    filters={[
      { id: 'region', label: '地区', value: '美国' },
      { id: 'daily', label: '日销', value: '1000-100000' },
    ]}
    onRemove={removed}
    onClear={none}
  />
)

export const NoMatch: Story = {
  name: 'Z1 筛选无结果',
  render: noMatch,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '移除 日销 1000-100000' }))
    await expect(removed).toHaveBeenCalledWith('daily')
  },
}

export const LongWords: Story = {
  name: 'Z1 条件的词很长：写不下的省略，仍能移除',
  render: () => (
    <div style={{ display: 'grid', placeItems: 'center', maxInlineSize: 320 }}>
      <NoMatchState
        filters={[
          { id: 'words', label: '关键词', value: '“防水无纺布便携折叠收纳袋大容量家用旅行套装加厚款”' },
        ]}
        onRemove={removed}
        onClear={none}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const remove = within(canvasElement).getByRole('button', { name: /^移除 关键词/ })
    const place = remove.closest('[style]')?.getBoundingClientRect()
    await expect(place?.width).toBe(320)
    await expect(remove.getBoundingClientRect().right).toBeLessThanOrEqual(place?.right ?? 0)
  },
}

export const AllStates: Story = {
  name: '所有状态',
  render: () => (
    <>
      <Samples title="Z0 还没有数据" stack>
        <NoDataState action={<Button variant="primary">导入结算单</Button>}>
          上传 Temu 结算单，或先用演示数据看看。
        </NoDataState>
      </Samples>
      <Samples title="E 请求失败" stack>
        <FailedState reason="服务器错误" onRetry={none} />
      </Samples>
      <Samples title="N 无权限" stack>
        <NoAccessState />
      </Samples>
      <Samples title="B 建设中" stack>
        <UnderConstructionState />
      </Samples>
      <Samples title="C 定制服务" stack>
        <CustomServiceState />
      </Samples>
      <Samples title="U 升级中" stack>
        <UpgradingState />
      </Samples>
      <Samples title="Q 额度用完" stack>
        <QuotaState resetText="明天 00:00 重置" />
      </Samples>
      <Samples title="X 会员过期" stack>
        <ExpiredState action={<Link href="#buy">续费</Link>} />
      </Samples>
      <Samples title="O 离线" stack>
        <OfflineBar />
      </Samples>
      <Samples title="T 数据时间">
        <DataAge asOf={NOW - 3 * HOUR} now={NOW} />
        <DataAge asOf={NOW - 72 * HOUR} now={NOW} />
        <DataAge asOf={null} now={NOW} />
      </Samples>
      <Samples title="表格里的一行" stack>
        <EmptyState title="没有更多了" size="inline" />
      </Samples>
    </>
  ),
  play: async ({ canvasElement }) => {
    const texts = [
      '暂无数据',
      '暂无访问权限，请联系客服',
      '建设中，敬请期待！',
      '该功能为定制服务,请联系客服',
      '升级中...',
      '今日额度已用完',
      '会员已过期',
    ]
    for (const text of texts) await expect(within(canvasElement).getByText(text)).toBeVisible()
    await expect(canvasElement).toHaveTextContent('数据更新于 2026/11/21 07:30')
    await expect(canvasElement).toHaveTextContent('数据更新于 —')
    await expect(within(canvasElement).getAllByText(/已超过 48 小时/)).toHaveLength(1)
  },
}

export const Keys: Story = {
  name: '按键',
  tags: ['!autodocs'],
  render: noMatch,
  play: walkKeys(guide, ({ canvas }) => [
    [
      'Tab',
      async () => {
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: '移除 地区 美国' })).toHaveFocus()
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: '移除 日销 1000-100000' })).toHaveFocus()
      },
    ],
    [
      'Enter / 空格',
      async () => {
        removed.mockClear()
        await userEvent.keyboard('{Enter} ')
        await expect(removed.mock.calls).toEqual([['daily'], ['daily']])
      },
    ],
  ]),
}
