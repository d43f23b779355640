import type { DatabaseOptions } from '../../src/platform/database/open-database.ts'

/** What a server under test is told, as one JSON argument. */
export interface ServerOrder {
  database: DatabaseOptions
  users: number
  /** Folder of users' files; a temporary one unless told. */
  files?: string
}

/** What it says, over the channel to its parent. */
export type ServerSays =
  | { kind: 'opening' }
  | { kind: 'ready'; port: number; tokens: string[] }
  | { kind: 'findings'; findings: string[]; products: number }
