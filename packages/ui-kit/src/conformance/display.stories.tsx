import type { Meta } from '@storybook/react-vite'
import { Avatar } from '../avatar/index.ts'
import { Badge } from '../badge/index.ts'
import { Countdown } from '../countdown/index.ts'
import { DescriptionList } from '../description-list/index.ts'
import { Money } from '../money/index.ts'
import { ShortNumber } from '../number/index.ts'
import { Pagination } from '../pagination/index.ts'
import { Picture } from '../picture/index.ts'
import { QrCode } from '../qr-code/index.ts'
import { RelativeTime } from '../relative-time/index.ts'
import { serverNow } from '../server-clock/index.ts'
import { Skeleton, SkeletonLines } from '../skeleton/index.ts'
import { ChangeMark, StatisticCard } from '../statistic-card/index.ts'
import { Steps } from '../steps/index.ts'
import { Tag } from '../tag/index.ts'
import { Timeline } from '../timeline/index.ts'
import { Tree } from '../tree/index.ts'
import { describeKitComponent, STILL } from './describe-kit-component.tsx'

const meta = { title: '测试/一致性/展示', tags: ['!dev', '!autodocs'] } satisfies Meta
export default meta

const none = () => undefined

export const AvatarKeeps = describeKitComponent({
  ...STILL,
  role: 'img',
  name: '海选客服',
  render: ({ className, ref }) => <Avatar className={className} ref={ref} name="海选客服" />,
})

export const BadgeKeeps = describeKitComponent({
  ...STILL,
  role: 'none',
  find: (root) => root.getByText('5 条未读消息'),
  render: ({ className, ref }) => <Badge className={className} ref={ref} count={5} label="条未读消息" />,
})

export const TagKeeps = describeKitComponent({
  ...STILL,
  role: 'none',
  find: (root) => root.getByText('全托'),
  render: ({ className, ref }) => (
    <Tag className={className} ref={ref}>
      全托
    </Tag>
  ),
})

export const ShortNumberKeeps = describeKitComponent({
  ...STILL,
  role: 'none',
  find: (root) => root.getByTitle('128,000'),
  render: ({ className, ref }) => <ShortNumber className={className} ref={ref} value={128_000} />,
})

export const MissingNumberKeeps = describeKitComponent({
  ...STILL,
  role: 'none',
  find: (root) => root.getByText('—'),
  render: ({ className, ref }) => <ShortNumber className={className} ref={ref} value={null} />,
})

export const MoneyKeeps = describeKitComponent({
  ...STILL,
  role: 'none',
  find: (root) => root.getByTitle('US$12.99 USD'),
  render: ({ className, ref }) => (
    <Money className={className} ref={ref} amount={{ minor: 1299, currency: 'USD' }} />
  ),
})

export const RelativeTimeKeeps = describeKitComponent({
  ...STILL,
  role: 'time',
  render: ({ className, ref }) => (
    <RelativeTime className={className} ref={ref} time={serverNow() - 180_000} />
  ),
})

export const CountdownKeeps = describeKitComponent({
  ...STILL,
  role: 'timer',
  name: '活动结束',
  render: ({ className, ref }) => (
    <Countdown className={className} ref={ref} label="活动结束" end={serverNow() + 95_000_000} />
  ),
})

export const ChangeMarkKeeps = describeKitComponent({
  ...STILL,
  role: 'none',
  find: (root) => root.getByText('上升 12.3%'),
  render: ({ className, ref }) => <ChangeMark className={className} ref={ref} ratio={0.123} />,
})

export const StatisticCardKeeps = describeKitComponent({
  ...STILL,
  role: 'region',
  name: '近30天销量',
  render: ({ className, ref }) => (
    <StatisticCard className={className} ref={ref} label="近30天销量" value="12,845" change={0.12} />
  ),
})

export const DescriptionListKeeps = describeKitComponent({
  ...STILL,
  role: 'term',
  find: (root) => root.getByText('商品ID'),
  render: ({ className, ref }) => (
    <DescriptionList className={className} ref={ref} items={[{ term: '商品ID', value: '6010995' }]} />
  ),
})

export const PictureKeeps = describeKitComponent({
  ...STILL,
  role: 'img',
  name: '收纳箱',
  render: ({ className, ref }) => (
    <Picture className={className} ref={ref} src={null} alt="收纳箱" width={40} height={40} />
  ),
})

export const QrCodeKeeps = describeKitComponent({
  ...STILL,
  role: 'img',
  name: '扫码联系客服',
  render: ({ className, ref }) => (
    <QrCode className={className} ref={ref} text="https://example.com/" label="扫码联系客服" />
  ),
})

export const SkeletonKeeps = describeKitComponent({
  ...STILL,
  role: 'none',
  find: (root) => root.getByText((_: string, element: Element | null) => element?.tagName === 'SPAN'),
  render: ({ className, ref }) => <Skeleton className={className} ref={ref} width="120px" />,
})

export const SkeletonLinesKeeps = describeKitComponent({
  ...STILL,
  role: 'status',
  name: '加载中',
  render: ({ className, ref }) => <SkeletonLines className={className} ref={ref} />,
})

export const StepsKeeps = describeKitComponent({
  role: 'button',
  name: /选文件/,
  canDisable: false,
  render: ({ className, ref }) => (
    <Steps
      className={className}
      ref={ref}
      label="导入结算单"
      current={1}
      steps={[
        { id: 'file', label: '选文件' },
        { id: 'map', label: '对列' },
      ]}
      onStepPress={none}
    />
  ),
})

export const TimelineKeeps = describeKitComponent({
  ...STILL,
  role: 'list',
  name: '商品记录',
  render: ({ className, ref }) => (
    <Timeline
      className={className}
      ref={ref}
      label="商品记录"
      events={[{ id: '1', time: Date.UTC(2026, 2, 18, 3), title: '上架' }]}
    />
  ),
})

export const TreeKeeps = describeKitComponent({
  role: 'row',
  name: '全部收藏',
  canDisable: false,
  render: ({ className, ref }) => (
    <Tree
      className={className}
      ref={ref}
      label="收藏夹"
      nodes={[{ id: 'all', label: '全部收藏' }]}
      onSelect={none}
    />
  ),
})

export const PaginationKeeps = describeKitComponent({
  role: 'navigation',
  name: '分页',
  canDisable: false,
  render: ({ className, ref }) => (
    <Pagination className={className} ref={ref} page={2} limit={10} count={64} onPageChange={none} />
  ),
})
