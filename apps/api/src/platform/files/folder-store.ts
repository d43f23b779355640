import { constants } from 'node:fs'
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkFileName, type FileStore } from './file-store.ts'
import { filesUnavailable } from './files-unavailable.ts'

/** Folder of the files in the data folder; a backup copies it beside the database. */
export const FILES_FOLDER = 'files'

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
    await reach(async () => {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      // What bears the name is whole: a process that is killed leaves a part, which no one reads.
      const part = `${path}.part`
      try {
        await writeAndFlush(part, bytes)
        await rename(part, path)
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
      await flushFolder(dirname(path))
    })
  }

  async get(name: string): Promise<Buffer | undefined> {
    const path = this.#path(name)
    return await reach(() =>
      readFile(path).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      }),
    )
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
      return `文件夹 ${this.#root} 不能读写（${code}），暂时不能提交和查看营业执照图片，其他功能照常；请改正文件夹的所有者和权限。`
    }
  }

  #path(name: string): string {
    checkFileName(name)
    const [purpose = '', id = ''] = name.split('/')
    return join(this.#root, purpose, id.slice(0, 2), id.slice(2, 4), id)
  }
}

async function writeAndFlush(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'w', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
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

async function reach<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw filesUnavailable(error)
  }
}
