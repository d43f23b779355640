import { ClientSideRowModelModule, type ColDef, ModuleRegistry } from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { createRoot } from 'react-dom/client'
import { type BenchRow, COLUMN_WIDTH, FIGURES, ROW_HEIGHT, rows, written } from './rows.ts'

ModuleRegistry.registerModules([ClientSideRowModelModule])

const columns: ColDef<BenchRow>[] = [
  { headerName: '商品', valueGetter: ({ data }) => data?.name, pinned: 'left', width: COLUMN_WIDTH },
  ...FIGURES.map(
    (index): ColDef<BenchRow> => ({
      headerName: `数值 ${index}`,
      valueGetter: ({ data }) => data?.figures[index],
      valueFormatter: ({ value }) => written(value),
      width: COLUMN_WIDTH,
    }),
  ),
]
const data = [...rows]

const root = document.querySelector('#root')
if (root)
  createRoot(root).render(
    <div style={{ blockSize: 700 }}>
      <AgGridReact<BenchRow>
        columnDefs={columns}
        rowData={data}
        rowHeight={ROW_HEIGHT}
        animateRows={false}
        getRowId={(row) => row.data.id}
      />
    </div>,
  )
