import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../failure.ts'
import type { FileChunks } from '../files/file-store.ts'
import type { Files, KeptFile } from '../files/files.ts'
import { type ByteRange, readRange } from './byte-range.ts'

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

/** The body of an answer that is a kept file: whole, a part of it, or a link to it. */
export class StoredFileAnswer {
  readonly files: Files
  readonly file: KeptFile
  /** Answer with a link to the store where it has one. */
  readonly isLink: boolean

  constructor(files: Files, file: KeptFile, isLink = false) {
    this.files = files
    this.file = file
    this.isLink = isLink
  }
}

export function isFileAnswer(body: unknown): body is FileAnswer | StoredFileAnswer {
  return body instanceof FileAnswer || body instanceof StoredFileAnswer
}

/** Time to begin a download; one that has begun goes on. */
const LINK_SECONDS = 60

/** Sends a file as it is read; its name travels as RFC 6266 says. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  answer: FileAnswer | StoredFileAnswer,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store')
  if (answer instanceof StoredFileAnswer) return await sendStored(request, reply, answer)
  return attached(reply, answer.fileName)
    .status(status)
    .header('content-length', answer.bytes)
    .send(createReadStream(answer.path))
}

async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  { files, file, isLink }: StoredFileAnswer,
): Promise<FastifyReply> {
  // The address is a secret for its short life: it is in no log, which has paths of requests alone.
  const link = isLink ? await files.link(file, LINK_SECONDS) : undefined
  if (link !== undefined) return reply.redirect(link, 302)
  const etag = `"${file.sha256}"`
  const range = wantedRange(request, etag, file.bytes)
  if (range === null) {
    reply.header('content-range', `bytes */${file.bytes}`)
    throw new Failure(
      'range_not_satisfiable',
      `文件只有 ${file.bytes} 字节，没有所要的部分；请从头下载，或改正 Range`,
    )
  }
  const { from, to } = range ?? { from: 0, to: file.bytes }
  const stream = await started(range ? await files.openRange(file, from, to) : await files.open(file))
  if (range) reply.status(206).header('content-range', `bytes ${from}-${to - 1}/${file.bytes}`)
  return attached(reply, file.name)
    .header('accept-ranges', 'bytes')
    .header('etag', etag)
    .header('content-length', to - from)
    .send(stream)
}

/** A part of another version than the caller has would not fit: `If-Range` asks for the whole file then. */
function wantedRange(request: FastifyRequest, etag: string, bytes: number): ByteRange | null | undefined {
  const ifRange = request.headers['if-range']
  return ifRange === undefined || ifRange === etag ? readRange(request.headers.range, bytes) : undefined
}

/** What fails at the first bytes is still answered as a failure; later the connection ends before its time. */
async function started(chunks: FileChunks): Promise<Readable> {
  const reading = chunks[Symbol.asyncIterator]()
  const first = await reading.next()
  async function* all(): FileChunks {
    if (first.done) return
    try {
      yield first.value
      for (let next = await reading.next(); !next.done; next = await reading.next()) yield next.value
    } finally {
      await reading.return?.()
    }
  }
  return Readable.from(all(), { objectMode: false })
}

function attached(reply: FastifyReply, fileName: string): FastifyReply {
  const name = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return reply
    .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
    .type('application/octet-stream')
}
