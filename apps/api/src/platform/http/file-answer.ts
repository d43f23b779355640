import { createReadStream } from 'node:fs'
import type { FastifyReply } from 'fastify'

/** The body of an answer that is a file on the disk of the server. */
export class FileAnswer {
  readonly path: string
  readonly bytes: number
  /** As the reader sees it; any characters. */
  readonly fileName: string

  constructor(path: string, bytes: number, fileName: string) {
    this.path = path
    this.bytes = bytes
    this.fileName = fileName
  }
}

/** Sends a file as it is read; its name travels as RFC 6266 says. */
export function sendFile(
  reply: FastifyReply,
  status: number,
  { path, bytes, fileName }: FileAnswer,
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
    .send(createReadStream(path))
}
