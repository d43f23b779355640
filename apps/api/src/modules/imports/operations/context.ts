import type { Database } from '#platform/database/database.ts'

declare module '#platform/http/handler.ts' {
  interface ModuleContext {
    /** Takes every demo row out, before real ones come in. Wired in `src/server.ts`. @returns products removed */
    removeDemo(db: Database): Promise<number>
  }
}
