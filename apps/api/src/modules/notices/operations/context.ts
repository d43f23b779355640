import type { UserCaller } from '#platform/caller.ts'
import type { Database } from '#platform/database/database.ts'

declare module '#platform/http/handler.ts' {
  interface ModuleContext {
    /** Writes what only the clock has brought about, before notices are read: seats that ended. Wired in `src/server.ts`. */
    bringNotices(db: Database, caller: UserCaller): Promise<void>
  }
}
