import { randomUUID } from 'node:crypto'
import { S3mini, S3ServiceError } from 's3mini'
import { blocksOf } from './blocks-of.ts'
import { checkFileName, type FileChunks, type FileStore, type LinkOptions } from './file-store.ts'
import { filesUnavailable, reach, reachWith } from './files-unavailable.ts'

/** A bucket that speaks the protocol of S3. */
export interface S3Settings {
  /** Address of the bucket: `https://s3.example.com/bucket` or `https://bucket.s3.example.com`. */
  url: string
  region: string
  keyId: string
  secret: string
}

/** A call that is not answered for so long has failed. */
const ANSWER_MS = 15_000
/** Bytes of one part of a large object: S3 takes no smaller ones but the last, and at most 10,000 of them. */
const PART_BYTES = 5_242_880
/**
 * Bytes that one call reads. A call has to end within its time, however slowly a visitor takes the bytes, so a block is
 * read whole before it is passed on.
 */
const READ_BYTES = 2_097_152

/** Keeps files in a bucket, which all servers share. */
export class S3Store implements FileStore {
  readonly #bucket: S3mini
  readonly #url: string

  constructor({ url, region, keyId, secret }: S3Settings, answerMs = ANSWER_MS) {
    this.#url = url
    this.#bucket = new S3mini({
      ...{ endpoint: url, region, accessKeyId: keyId, secretAccessKey: secret },
      requestAbortTimeout: answerMs,
    })
  }

  async put(name: string, bytes: Uint8Array, type: string): Promise<void> {
    checkFileName(name)
    await reach(() => this.#bucket.putObject(name, Buffer.from(bytes), type))
  }

  async putChunks(name: string, chunks: FileChunks, type: string): Promise<void> {
    checkFileName(name)
    await reachWith(chunks, async (noted) => {
      const blocks = blocksOf(noted, PART_BYTES)
      const first = await blocks.next()
      const second = await blocks.next()
      if (second.done) return void (await this.#bucket.putObject(name, first.value ?? Buffer.alloc(0), type))
      await this.#putParts(name, type, [first.value ?? Buffer.alloc(0), second.value], blocks)
    })
  }

  /** A large object comes in parts; one that is not completed does not exist. */
  async #putParts(name: string, type: string, first: Buffer[], rest: AsyncIterable<Buffer>): Promise<void> {
    const upload = await this.#bucket.getMultipartUploadId(name, type)
    try {
      const parts: Awaited<ReturnType<S3mini['uploadPart']>>[] = []
      const send = async (block: Buffer) =>
        parts.push(await this.#bucket.uploadPart(name, upload, block, parts.length + 1))
      for (let block = first.shift(); block; block = first.shift()) await send(block)
      for await (const block of rest) await send(block)
      await this.#bucket.completeMultipartUpload(name, upload, parts)
    } catch (error) {
      await this.#bucket.abortMultipartUpload(name, upload).catch(() => undefined)
      throw error
    }
  }

  async get(name: string): Promise<Buffer | undefined> {
    checkFileName(name)
    return await reach(async () => {
      const answer = await this.#bucket.getObjectResponse(name)
      if (answer) return Buffer.from(await answer.arrayBuffer())
      // A bucket that is missing has no files either, but that is no fault of the file.
      if (!(await this.#bucket.bucketExists())) throw new Error('The bucket is missing.')
      return undefined
    })
  }

  async read(name: string, from: number, to: number): Promise<FileChunks | undefined> {
    checkFileName(name)
    // The first block tells whether there is a file. An empty one has no range.
    const first =
      from >= to ? await this.get(name) : await this.#block(name, from, Math.min(to, from + READ_BYTES))
    return first && this.#read(name, { from, to, first })
  }

  async *#read(name: string, { from, to, first }: { from: number; to: number; first: Buffer }): FileChunks {
    if (from >= to) return
    yield first
    for (let at = from + first.length; at < to; ) {
      const block = await this.#block(name, at, Math.min(to, at + READ_BYTES))
      if (!block) throw filesUnavailable(new Error(`The file ends at ${at} instead of ${to}.`))
      yield block
      at += block.length
    }
  }

  async #block(name: string, from: number, to: number): Promise<Buffer | undefined> {
    return await reach(async () => {
      try {
        const answer = await this.#bucket.getObjectRaw(name, false, from, to)
        const bytes = Buffer.from(await answer.arrayBuffer())
        // A server may answer with the whole file, whatever part was asked for.
        const block = answer.status === 200 ? bytes.subarray(from, to) : bytes
        if (block.length !== to - from)
          throw new Error(`The bucket answered ${block.length} bytes instead of ${to - from}.`)
        return block
      } catch (error) {
        if (!(error instanceof S3ServiceError) || error.status !== 404) throw error
        if (!(await this.#bucket.bucketExists())) throw new Error('The bucket is missing.')
        return undefined
      }
    })
  }

  async link(name: string, { type, fileName, seconds }: LinkOptions): Promise<string> {
    checkFileName(name)
    return await this.#bucket.getPresignedUrl('GET', name, seconds, {
      'response-content-type': type,
      'response-content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      'response-cache-control': 'no-store',
    })
  }

  async delete(name: string): Promise<void> {
    checkFileName(name)
    await reach(() => this.#bucket.deleteObject(name))
  }

  async trouble(): Promise<string | undefined> {
    try {
      // An object that nobody writes: the client takes a refusal of a bucket for a missing one, but not of an object.
      await this.#bucket.getObjectResponse(`trouble/${randomUUID()}`)
      if (await this.#bucket.bucketExists()) return undefined
      return sentence(this.#url, '没有这个存储桶', '请先建立存储桶，或改正 HAIXUAN_S3_URL')
    } catch (error) {
      return error instanceof S3ServiceError
        ? sentence(
            this.#url,
            `拒绝访问，${error.status}`,
            '请检查 HAIXUAN_S3_KEY_ID、HAIXUAN_S3_SECRET_FILE、HAIXUAN_S3_REGION 和存储桶的权限',
          )
        : sentence(this.#url, '连接不上', '请检查 HAIXUAN_S3_URL 和网络')
    }
  }
}

const sentence = (url: string, why: string, todo: string) =>
  `文件存储 ${url} 不可用（${why}），暂时不能提交和查看文件（营业执照图片、导出的列表、上传的文件），其他功能照常；${todo}。`
