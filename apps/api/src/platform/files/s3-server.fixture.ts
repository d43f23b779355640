import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { S3Settings } from './s3-store.ts'

export interface S3Server {
  /** Settings of a bucket that is there. */
  settings: S3Settings
  close(): Promise<void>
}

/** An S3 server on this machine that checks signatures, with one bucket. */
export async function startS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'haixuan-s3-'))
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory },
    configureBuckets: [{ name: 'haixuan' }],
  })
  const { port } = (await server.run()) as AddressInfo
  return {
    settings: {
      ...{ url: `http://127.0.0.1:${port}/haixuan`, region: 'us-east-1' },
      ...{ keyId: 'S3RVER', secret: 'S3RVER' },
    },
    close: async () => {
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
