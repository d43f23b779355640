import type { Meta } from '@storybook/react-vite'
import { BarChart } from '../bar-chart/index.ts'
import { TimeSeriesChart } from '../chart/index.ts'
import { columnsFor, DataTable } from '../data-table/index.ts'
import { Donut } from '../donut/index.ts'
import { HeatGrid } from '../heat-grid/index.ts'
import { Scatter } from '../scatter/index.ts'
import { Sparkline } from '../sparkline/index.ts'
import { Waterfall } from '../waterfall/index.ts'
import { describeKitComponent, STILL } from './describe-kit-component.tsx'

const meta = { title: '测试/一致性/表格和图表', tags: ['!dev', '!autodocs'] } satisfies Meta
export default meta

const none = () => undefined
const POINTS = [12, 14, null, 18].map((value) => ({ value }))

export const SparklineKeeps = describeKitComponent({
  ...STILL,
  role: 'img',
  name: /近7天日销/,
  render: ({ className, ref }) => (
    <Sparkline className={className} ref={ref} points={POINTS} label="近7天日销" />
  ),
})

export const EmptySparklineKeeps = describeKitComponent({
  ...STILL,
  role: 'none',
  find: (root) => root.getByText('—'),
  render: ({ className, ref }) => <Sparkline className={className} ref={ref} points={[]} label="近7天日销" />,
})

export const TimeSeriesChartKeeps = describeKitComponent({
  role: 'slider',
  name: /近30天销量/,
  canDisable: false,
  render: ({ className, ref }) => (
    <TimeSeriesChart
      className={className}
      ref={ref}
      label="近30天销量"
      isPlain
      series={[
        {
          id: 'sales',
          label: '日销',
          points: POINTS.map(({ value }, day) => ({ time: day * 86_400_000, value })),
        },
      ]}
    />
  ),
})

export const BarChartKeeps = describeKitComponent({
  role: 'list',
  name: '各类目月销量',
  canDisable: false,
  render: ({ className, ref }) => (
    <BarChart
      className={className}
      ref={ref}
      label="各类目月销量"
      bars={[{ id: 'home', label: '家居厨房', value: 1840 }]}
      onBarPress={none}
    />
  ),
})

export const DonutKeeps = describeKitComponent({
  ...STILL,
  role: 'figure',
  name: '销售额构成',
  render: ({ className, ref }) => (
    <Donut
      className={className}
      ref={ref}
      label="销售额构成"
      slices={[
        { id: 'us', label: '美国', value: 62 },
        { id: 'de', label: '德国', value: 21 },
      ]}
    />
  ),
})

export const WaterfallKeeps = describeKitComponent({
  ...STILL,
  role: 'list',
  name: '利润构成',
  render: ({ className, ref }) => (
    <Waterfall
      className={className}
      ref={ref}
      label="利润构成"
      steps={[
        { id: 'income', label: '销售收入', value: 128 },
        { id: 'cost', label: '货品成本', value: -52 },
      ]}
    />
  ),
})

export const ScatterKeeps = describeKitComponent({
  role: 'figure',
  name: '类目机会',
  canDisable: false,
  render: ({ className, ref }) => (
    <Scatter
      className={className}
      ref={ref}
      label="类目机会"
      xLabel="销售额"
      yLabel="环比"
      points={[
        { id: 'home', label: '家居厨房', x: 12, y: 4 },
        { id: 'toys', label: '玩具', x: 30, y: 9 },
      ]}
    />
  ),
})

export const HeatGridKeeps = describeKitComponent({
  role: 'region',
  name: '各站点价格带销量',
  canDisable: false,
  render: ({ className, ref }) => (
    <HeatGrid
      className={className}
      ref={ref}
      label="各站点价格带销量"
      columns={['0-5', '5-10']}
      rows={[{ label: '美国', values: [120, 3400] }]}
    />
  ),
})

type Row = { readonly id: string; readonly title: string }
const column = columnsFor<Row>()
const COLUMNS = [column.text('title', { heading: '商品', value: (row) => row.title })]

export const DataTableKeeps = describeKitComponent({
  role: 'grid',
  name: '商品',
  canDisable: false,
  render: ({ className, ref }) => (
    <DataTable
      className={className}
      ref={ref}
      label="商品"
      fit="content"
      columns={COLUMNS}
      rows={[{ id: '1', title: '便携式榨汁杯' }]}
      rowId={(row) => row.id}
    />
  ),
})
