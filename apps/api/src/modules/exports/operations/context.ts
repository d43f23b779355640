import type { OldExports } from '../files/old-exports.ts'

declare module '#platform/http/handler.ts' {
  interface ModuleContext {
    exports: {
      /** Tells the worker of this process, if it has one, that an export waits. */
      wake(): void
      /** Files that this server wrote when each server kept its own. */
      old: OldExports
    }
  }
}
