import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { FileChunks } from '../files/file-store.ts'

/** The body of an answer that is a file. */
export class FileAnswer {
  /** The path of a file on the disk of the server, or its bytes in order. */
  readonly content: string | FileChunks
  readonly bytes: number
  /** As the reader sees it; any characters. */
  readonly fileName: string

  constructor(content: string | FileChunks, bytes: number, fileName: string) {
    this.content = content
    this.bytes = bytes
    this.fileName = fileName
  }
}

/** Sends a file as it is read; its name travels as RFC 6266 says. */
export function sendFile(
  reply: FastifyReply,
  status: number,
  { content, bytes, fileName }: FileAnswer,
): FastifyReply {
  const name = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .header('content-length', bytes)
    .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
    .type('application/octet-stream')
    .send(typeof content === 'string' ? createReadStream(content) : Readable.from(content))
}
