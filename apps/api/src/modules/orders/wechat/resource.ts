import { createDecipheriv } from 'node:crypto'

/** An encrypted part of a message: AEAD_AES_256_GCM, the last 16 bytes are the tag. */
export interface Resource {
  algorithm: string
  ciphertext: string
  nonce: string
  associated_data?: string
}

const TAG_BYTES = 16

/** Opens an encrypted part with the APIv3 key. Throws when it was not sealed with it or has been changed. */
export function openResource(resource: Resource, apiKey: Buffer): string {
  if (resource.algorithm !== 'AEAD_AES_256_GCM') {
    throw new Error(`WeChat Pay sealed a message with ${resource.algorithm}, which is unknown.`)
  }
  const sealed = Buffer.from(resource.ciphertext, 'base64')
  if (sealed.length < TAG_BYTES) throw new Error('A sealed message of WeChat Pay is shorter than its tag.')
  const decipher = createDecipheriv('aes-256-gcm', apiKey, Buffer.from(resource.nonce, 'utf8'), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(Buffer.from(resource.associated_data ?? '', 'utf8'))
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()])
  return text.toString('utf8')
}
