export type { components, operations, paths } from './schema.gen.ts'
