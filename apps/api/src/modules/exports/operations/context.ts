import type { ExportQueue } from '../jobs/export-queue.ts'

declare module '#platform/http/handler.ts' {
  interface ModuleContext {
    /** Where lists are written to files. */
    exports: ExportQueue
  }
}
