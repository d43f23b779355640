import { constants } from 'node:fs'
import { access, type FileHandle, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkFileName, type FileChunks, type FileStore } from './file-store.ts'
import { filesUnavailable, reach, reachWith } from './files-unavailable.ts'

/** Folder of the files in the data folder; a backup copies it beside the database. */
export const FILES_FOLDER = 'files'
/** Bytes that are read at a time. */
const READ_BYTES = 262_144

/**
 * Keeps files in a folder that only its owner may read. Two levels of folders by the first digits of the id keep each
 * of them small. Several servers may share the folder.
 */
export class FolderStore implements FileStore {
  readonly #root: string

  constructor(root: string) {
    this.#root = root
  }

  async put(name: string, bytes: Uint8Array): Promise<void> {
    const path = this.#path(name)
    await reach(() => writeWhole(path, (file) => file.writeFile(bytes)))
  }

  async putChunks(name: string, chunks: FileChunks): Promise<void> {
    const path = this.#path(name)
    await reachWith(chunks, (noted) =>
      writeWhole(path, async (file) => {
        for await (const chunk of noted) await file.writeFile(chunk)
      }),
    )
  }

  async get(name: string): Promise<Buffer | undefined> {
    const path = this.#path(name)
    return await reach(() => orMissing(readFile(path)))
  }

  async read(name: string, from: number, to: number): Promise<FileChunks | undefined> {
    const path = this.#path(name)
    const found = await reach(() => orMissing(stat(path)))
    return found && readRange(path, from, to)
  }

  /** A folder has no addresses. */
  async link(): Promise<undefined> {
    return undefined
  }

  async delete(name: string): Promise<void> {
    const path = this.#path(name)
    await reach(async () => {
      await rm(`${path}.part`, { force: true })
      await rm(path, { force: true })
    })
  }

  async trouble(): Promise<string | undefined> {
    try {
      await mkdir(this.#root, { recursive: true, mode: 0o700 })
      await access(this.#root, constants.R_OK | constants.W_OK | constants.X_OK)
      return undefined
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? String(error)
      return `文件夹 ${this.#root} 不能读写（${code}），暂时不能提交和查看文件（营业执照图片、导出的列表、上传的文件），其他功能照常；请改正文件夹的所有者和权限。`
    }
  }

  #path(name: string): string {
    checkFileName(name)
    const [purpose = '', id = ''] = name.split('/')
    return join(this.#root, purpose, id.slice(0, 2), id.slice(2, 4), id)
  }
}

/** What bears the name is whole: a process that is killed leaves a part, which no one reads. */
async function writeWhole(path: string, write: (file: FileHandle) => Promise<void>): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const part = `${path}.part`
  try {
    const file = await open(part, 'w', 0o600)
    try {
      await write(file)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  await flushFolder(dirname(path))
}

/** The new name outlives a power cut only when its folder is flushed too. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function* readRange(path: string, from: number, to: number): FileChunks {
  const file = await reach(() => open(path))
  try {
    for (let at = from; at < to; ) {
      const length = Math.min(READ_BYTES, to - at)
      const { buffer, bytesRead } = await reach(() => file.read(Buffer.alloc(length), 0, length, at))
      if (bytesRead === 0) throw filesUnavailable(new Error(`The file ends at ${at} instead of ${to}.`))
      yield buffer.subarray(0, bytesRead)
      at += bytesRead
    }
  } finally {
    await file.close()
  }
}

async function orMissing<T>(found: Promise<T>): Promise<T | undefined> {
  return await found.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}
