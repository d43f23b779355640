import type { GoodsParts } from '../store/goods-parts.ts'

declare module '#platform/http/handler.ts' {
  interface ModuleContext {
    goodsParts: GoodsParts
  }
}
