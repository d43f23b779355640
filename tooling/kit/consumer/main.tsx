import '@haixuan/ui-kit/tokens.css'
import '@haixuan/ui-kit/base.css'
import { Button, Dialog, KitProvider } from '@haixuan/ui-kit'
import { TimeSeriesChart } from '@haixuan/ui-kit/chart'
import { columnsFor, DataTable } from '@haixuan/ui-kit/data-table'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

type Product = { id: string; title: string; sales: number | null }

const rows: Product[] = Array.from({ length: 200 }, (_, index) => ({
  id: String(index),
  title: `商品 ${index}`,
  sales: index === 3 ? null : index * 37,
}))
const column = columnsFor<Product>()
const columns = [
  column.text('title', { heading: '商品', value: (row) => row.title, pin: 'left', width: 200 }),
  column.number('sales', { heading: '日销', unit: '件', value: (row) => row.sales }),
]
const day = 86_400_000
const points = Array.from({ length: 30 }, (_, index) => ({
  time: Date.UTC(2026, 9, 1) + index * day,
  value: 100 + ((index * 7) % 23),
}))

function App() {
  const [open, setOpen] = useState(false)
  return (
    <KitProvider>
      <Button variant="primary" onClick={() => setOpen(true)}>
        编辑商品
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="编辑商品">
        对话框里的内容
      </Dialog>
      <div style={{ blockSize: 300 }}>
        <DataTable label="商品" columns={columns} rows={rows} rowId={(row) => row.id} />
      </div>
      <TimeSeriesChart label="日销" series={[{ id: 'sales', label: '日销', points }]} />
    </KitProvider>
  )
}

const root = document.querySelector('#root')
if (root) createRoot(root).render(<App />)
