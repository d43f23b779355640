/** A schema of the contract, as far as the reference reads it. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  description?: string
  enum?: (string | number | null)[]
  const?: string | number
  default?: string | number | boolean
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  maxItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  oneOf?: Schema[]
  allOf?: Schema[]
}

export interface RawParameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: Schema
}

interface Media {
  schema: Schema
  examples?: Record<string, { $ref?: string; value?: unknown }>
}

export interface RawOperation {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  'x-access': { auth: 'public' | 'user'; keyScope?: string }
  parameters?: RawParameter[]
  responses: Record<string, { content?: Record<string, Media> }>
}

/** The bundled contract. */
export interface Contract {
  info: { version: string }
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, RawOperation>>
  components: {
    schemas: Record<string, Schema>
    examples: Record<string, { value?: unknown }>
  }
}

/** What the reference is made of. */
export interface Sources {
  contract: Contract
  released: Contract
  /** English text of the contract to Chinese. */
  chinese: Record<string, string>
  /** Chinese of a parameter or field by its name, where the contract says nothing about it. */
  names: Record<string, string>
  reasons: { reason: string; status: number; means: string; todo: string; operations: string[] }[]
  /** openapi/approved-breaks.txt */
  approvedBreaks: string
}

export const schemaName = (ref: string): string => ref.split('/').at(-1) ?? ''
