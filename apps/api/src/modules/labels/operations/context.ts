import type {} from '../store/label-rows.ts'

declare module '#platform/http/handler.ts' {
  interface ModuleContext {
    /** Bytes that the labels of all accounts may take together. */
    labelStoreBytes: number
  }
}
