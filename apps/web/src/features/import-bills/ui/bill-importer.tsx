import { lazy, Suspense } from 'react'
import { useImportAddress } from '../model/use-import-address.ts'

/** Fetched when it is first opened. */
const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }))

/** The dialog of imports, open while the address says so. A page shows it once. */
export function BillImporter() {
  const address = useImportAddress()
  return address.isOpen ? (
    <Suspense>
      <ImportDialog address={address} />
    </Suspense>
  ) : null
}
