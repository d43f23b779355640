import { readdir, rm, rmdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '@haixuan/rules'

/** Files of exports in the folder of one server, where they were kept before the file store. None are added. */
export class OldExports {
  readonly #folder: string | undefined

  constructor(folder?: string) {
    this.#folder = folder
  }

  /** The file of an export; null when it is not here. */
  async fileOf({
    id,
    format,
  }: {
    id: string
    format: string
  }): Promise<{ path: string; bytes: number } | null> {
    if (this.#folder === undefined) return null
    const path = join(this.#folder, `${id}.${format}`)
    const found = await stat(path).catch(() => null)
    return found?.isFile() ? { path, bytes: found.size } : null
  }

  /** Removes files that are older than exports are kept, and the folder with the last of them. */
  async clear(now = Date.now()): Promise<void> {
    if (this.#folder === undefined) return
    for (const name of await readdir(this.#folder).catch(() => [] as string[])) {
      const path = join(this.#folder, name)
      const found = await stat(path).catch(() => null)
      if (found?.isFile() && found.mtimeMs < now - DAY_MS) await rm(path, { force: true })
    }
    await rmdir(this.#folder).catch(() => undefined)
  }
}
