import { ConfigProvider, Table, type TableColumnsType } from 'antd'
import { createRoot } from 'react-dom/client'
import { type BenchRow, COLUMN_WIDTH, FIGURES, rows, written } from './rows.ts'

const columns: TableColumnsType<BenchRow> = [
  { title: '商品', dataIndex: 'name', fixed: 'left', width: COLUMN_WIDTH },
  ...FIGURES.map((index) => ({
    title: `数值 ${index}`,
    key: `figure-${index}`,
    width: COLUMN_WIDTH,
    align: 'right' as const,
    render: (_: unknown, row: BenchRow) => written(row.figures[index] ?? 0),
    sorter: (a: BenchRow, b: BenchRow) => (a.figures[index] ?? 0) - (b.figures[index] ?? 0),
  })),
]

// 22 px of text and twice 6.5 px around it: the 36 px of the others, with the line below.
const theme = { components: { Table: { cellPaddingBlockSM: 6.5 } } }

const root = document.querySelector('#root')
if (root)
  createRoot(root).render(
    <ConfigProvider theme={theme}>
      <Table<BenchRow>
        virtual
        size="small"
        rowKey="id"
        pagination={false}
        scroll={{ x: COLUMN_WIDTH * 20, y: 660 }}
        showSorterTooltip={false}
        columns={columns}
        dataSource={rows}
      />
    </ConfigProvider>,
  )
