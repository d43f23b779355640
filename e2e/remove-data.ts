import { rmSync } from 'node:fs'

/** After the last journey: the database of this run goes away. */
export default function removeData(): void {
  const folder = process.env['E2E_DATA_DIR']
  if (folder) rmSync(folder, { recursive: true, force: true })
}
