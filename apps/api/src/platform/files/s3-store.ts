import { randomUUID } from 'node:crypto'
import { S3mini, S3ServiceError } from 's3mini'
import { checkFileName, type FileStore } from './file-store.ts'
import { filesUnavailable } from './files-unavailable.ts'

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
  `文件存储 ${url} 不可用（${why}），暂时不能提交和查看营业执照图片，其他功能照常；${todo}。`

async function reach<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw filesUnavailable(error)
  }
}
