import type { Database } from '#platform/database/database.ts'
import type { ImportParts } from '../store/import-kind.ts'

declare module '#platform/http/handler.ts' {
  interface ModuleContext {
    importParts: ImportParts
    /** Takes every demo row out, before real ones come in. Wired in `src/server.ts`. @returns products removed */
    removeDemo(db: Database): Promise<number>
  }
}
