import type { Meta } from '@storybook/react-vite'
import { Accordion } from '../accordion/index.ts'
import { Banner } from '../banner/index.ts'
import { BatchBar } from '../batch-bar/index.ts'
import { Button } from '../button/index.ts'
import {
  CustomServiceState,
  DataAge,
  EmptyState,
  ExpiredState,
  FailedState,
  NoAccessState,
  NoDataState,
  NoMatchState,
  OfflineBar,
  QuotaState,
  UnderConstructionState,
  UpgradingState,
} from '../empty-state/index.ts'
import { FilterBar } from '../filter-bar/index.ts'
import { Form } from '../form/index.ts'
import { Link } from '../link/index.ts'
import { PageHeader } from '../page-header/index.ts'
import { SearchField } from '../search-field/index.ts'
import { SplitPanes } from '../split-panes/index.ts'
import { Tabs } from '../tabs/index.ts'
import { describeKitComponent, type Promises, STILL } from './describe-kit-component.tsx'

const meta = { title: '测试/一致性/页面', tags: ['!dev', '!autodocs'] } satisfies Meta
export default meta

const none = () => undefined

export const AccordionKeeps = describeKitComponent({
  role: 'none',
  find: (root) => root.getByText('数据从哪里来？'),
  canDisable: false,
  render: ({ className, ref }) => (
    <Accordion
      className={className}
      ref={ref}
      items={[{ id: 'source', title: '数据从哪里来？', content: '来自导入的文件' }]}
    />
  ),
})

export const BannerKeeps = describeKitComponent({
  role: 'button',
  name: '关闭提示',
  canDisable: false,
  render: ({ className, ref }) => (
    <Banner className={className} ref={ref} onDismiss={none}>
      当前展示的是示例数据
    </Banner>
  ),
})

export const BatchBarKeeps = describeKitComponent({
  role: 'region',
  name: '批量操作',
  canDisable: false,
  render: ({ className, ref }) => (
    <BatchBar className={className} ref={ref} count={12} onClear={none}>
      <Button size="small">收藏</Button>
    </BatchBar>
  ),
})

export const FilterBarKeeps = describeKitComponent({
  role: 'region',
  name: '筛选',
  canDisable: false,
  render: ({ className, ref }) => (
    <FilterBar
      className={className}
      ref={ref}
      active={[{ id: 'region', label: '地区', value: '美国' }]}
      onRemove={none}
      onClear={none}
    >
      <SearchField label="关键词" />
    </FilterBar>
  ),
})

export const FormKeeps = describeKitComponent({
  role: 'form',
  name: '设置密码',
  canDisable: false,
  render: ({ className, ref }) => (
    <Form className={className} ref={ref} aria-label="设置密码">
      <Button type="submit">保存</Button>
    </Form>
  ),
})

export const PageHeaderKeeps = describeKitComponent({
  ...STILL,
  role: 'heading',
  name: 'Temu 周销榜',
  render: ({ className, ref }) => <PageHeader className={className} ref={ref} title="Temu 周销榜" />,
})

export const SplitPanesKeeps = describeKitComponent({
  role: 'separator',
  name: '调整分组栏宽度',
  canDisable: false,
  render: ({ className, ref }) => (
    <SplitPanes className={className} ref={ref} label="调整分组栏宽度" start="分组" end="商品" />
  ),
})

export const TabsKeeps = describeKitComponent({
  role: 'tab',
  name: '趋势',
  canDisable: false,
  render: ({ className, ref }) => (
    <Tabs
      className={className}
      ref={ref}
      label="商品详情"
      items={[{ id: 'trend', label: '趋势', content: '近 30 天销量' }]}
    />
  ),
})

const state = (title: string, render: Promises['render']) =>
  describeKitComponent({ ...STILL, role: 'none', find: (root) => root.getByText(title), render })

export const EmptyStateKeeps = state('没有更多了', ({ className, ref }) => (
  <EmptyState className={className} ref={ref} title="没有更多了" />
))
export const NoDataKeeps = state('暂无数据', ({ className, ref }) => (
  <NoDataState className={className} ref={ref}>
    上传结算单
  </NoDataState>
))
export const NoMatchKeeps = state('没有符合条件的数据', ({ className, ref }) => (
  <NoMatchState className={className} ref={ref} filters={[]} onRemove={none} onClear={none} />
))
export const FailedKeeps = state('加载失败', ({ className, ref }) => (
  <FailedState className={className} ref={ref} onRetry={none} />
))
export const NoAccessKeeps = state('暂无访问权限，请联系客服', ({ className, ref }) => (
  <NoAccessState className={className} ref={ref} />
))
export const UnderConstructionKeeps = state('建设中，敬请期待！', ({ className, ref }) => (
  <UnderConstructionState className={className} ref={ref} />
))
export const CustomServiceKeeps = state('该功能为定制服务,请联系客服', ({ className, ref }) => (
  <CustomServiceState className={className} ref={ref} />
))
export const UpgradingKeeps = state('升级中...', ({ className, ref }) => (
  <UpgradingState className={className} ref={ref} />
))
export const QuotaKeeps = state('今日额度已用完', ({ className, ref }) => (
  <QuotaState className={className} ref={ref} resetText="明天 00:00 重置" />
))
export const ExpiredKeeps = state('会员已过期', ({ className, ref }) => (
  <ExpiredState className={className} ref={ref} action={<Link href="#buy">续费</Link>} />
))
export const OfflineKeeps = describeKitComponent({
  ...STILL,
  role: 'status',
  render: ({ className, ref }) => <OfflineBar className={className} ref={ref} />,
})
export const DataAgeKeeps = describeKitComponent({
  ...STILL,
  role: 'time',
  render: ({ className, ref }) => (
    <DataAge className={className} ref={ref} asOf={Date.UTC(2026, 10, 21)} now={Date.UTC(2026, 10, 21, 2)} />
  ),
})
