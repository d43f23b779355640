import type { Files } from '#platform/files/files.ts'

declare module '#platform/http/handler.ts' {
  interface ModuleContext {
    /** Files of users. */
    files: Files
  }
}
