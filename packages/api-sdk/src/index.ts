export {
  type CallOptions,
  createHaixuanClient,
  type HaixuanClient,
  type HaixuanClientOptions,
} from './client.ts'
export { type FieldMessage, HaixuanError } from './haixuan-error.ts'
export type { CallArgs, CallInput, FileOperationId, OperationData, OperationId } from './operation.ts'
export { legalTexts, operationRoutes } from './operations.gen.ts'
export type { components, operations, paths } from './schema.gen.ts'
