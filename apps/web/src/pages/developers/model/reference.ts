/** A field of an answer. */
export interface Field {
  name: string
  shape: Shape
  isRequired: boolean
  text: string
}

/** What a value looks like: its type in words, and what is inside it. */
export interface Shape {
  /** 文本, 整数, 列表 …, with bounds and values. */
  type: string
  /** Name of a schema that describes the inside. */
  schema?: string
  /** The inside itself where it has no name. */
  fields?: readonly Field[]
}

export interface Parameter {
  name: string
  place: 'path' | 'query'
  type: string
  isRequired: boolean
  text: string
  /** Value taken when it is left out. */
  standard?: string
  /** A value to try it with. */
  sample?: string
}

/** An operation that keys of the public API may call. */
export interface Operation {
  id: string
  method: string
  path: string
  /** One line in Chinese. */
  title: string
  text: string
  /** Scope that it needs; `any` for every key. */
  scope: string
  isPublic: boolean
  parameters: readonly Parameter[]
  answer: Shape
  /** Pretty JSON of a whole answer; long lists are cut. */
  example: string
  /** Reasons of failure that are its own or that its inputs cause. */
  reasons: readonly string[]
}

interface Reason {
  reason: string
  status: number
  means: string
  todo: string
  operations: readonly string[]
}

export interface Line {
  method: string
  path: string
  title: string
}

/** The contract as the pages for developers show it, made when the site is built. */
export interface Reference {
  version: string
  groups: readonly { name: string; title: string; operations: readonly Operation[] }[]
  schemas: Readonly<Record<string, { text: string; fields: readonly Field[] }>>
  /** Reasons that a caller with a key can meet. */
  reasons: readonly Reason[]
  /** Operations that refuse keys. */
  closed: readonly Line[]
  changes: {
    /** Operations added since the released contract. */
    added: readonly Line[]
    /** Approved changes that can break a client, by their reason. */
    breaks: readonly { why: string; what: readonly string[] }[]
  }
}
