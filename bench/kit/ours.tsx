import '@haixuan/ui-kit/tokens.css'
import '@haixuan/ui-kit/base.css'
import { KitProvider } from '@haixuan/ui-kit'
import { columnsFor, DataTable } from '@haixuan/ui-kit/data-table'
import { createRoot } from 'react-dom/client'
import { type BenchRow, COLUMN_WIDTH, FIGURES, ROW_HEIGHT, rows, written } from './rows.ts'

const column = columnsFor<BenchRow>()
const columns = [
  column.text('name', { heading: '商品', value: (row) => row.name, pin: 'left', width: COLUMN_WIDTH }),
  ...FIGURES.map((index) =>
    column.number(`figure-${index}`, {
      heading: `数值 ${index}`,
      value: (row) => row.figures[index],
      format: written,
      width: COLUMN_WIDTH,
    }),
  ),
]

function App() {
  return (
    <KitProvider>
      <div style={{ blockSize: 700 }}>
        <DataTable
          label="商品"
          columns={columns}
          rows={rows}
          rowId={(row) => row.id}
          rowHeight={ROW_HEIGHT}
        />
      </div>
    </KitProvider>
  )
}

const root = document.querySelector('#root')
if (root) createRoot(root).render(<App />)
