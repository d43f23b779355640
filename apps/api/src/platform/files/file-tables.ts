/** Tables of migration 0150. Times are epoch milliseconds of the database's clock. */
export interface FileTables {
  file: {
    account: string
    id: string
    purpose: string
    name: string
    type: string
    bytes: number
    /** SHA-256, hexadecimal; zeros of a file whose bytes are not written yet and were not known before. */
    sha256: string
    state: 'writing' | 'kept' | 'removing'
    created_at: number
    expires_at: number | null
  }
}

declare module '#platform/database/tables.ts' {
  interface Tables extends FileTables {}
}

/** What the bytes of a file are called in the store. */
export const storeName = ({ purpose, id }: { purpose: string; id: string }) => `${purpose}/${id}`
