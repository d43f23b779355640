import type { components } from '@haixuan/api-sdk/schema'
import type { UploadRow } from '../store/upload-rows.ts'

/** An upload as the contract shows it. */
export function uploadView(row: UploadRow): components['schemas']['Upload'] {
  const { id, name, kind, bytes, received, state, sha256, created_at, expires_at } = row
  return {
    id,
    name,
    kind,
    bytes,
    offset: received,
    state,
    sha256,
    createdAt: created_at,
    expiresAt: expires_at,
  }
}
