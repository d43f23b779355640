import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError } from '../startup-error.ts'
import { PgliteThread, type ThreadOptions } from './pglite-thread.ts'

/**
 * Makes the engine's folder when there is none. It is built beside its place and moved there when it is whole: a
 * folder whose first boot was killed may never open again. What such a boot left is removed.
 * @returns true when the folder is new
 * @throws StartupError when something else is in its place
 */
export async function bootFirst(options: ThreadOptions): Promise<boolean> {
  const draft = `${options.folder}.tmp`
  await rm(draft, { recursive: true, force: true })
  if (existsSync(join(options.folder, 'PG_VERSION'))) return false
  if (existsSync(options.folder) && readdirSync(options.folder).length > 0) {
    throw new StartupError(
      `${options.folder} 里有别的文件而没有数据库，请把它移走，或用 HAIXUAN_DATA_DIR 换一个目录。`,
    )
  }
  const thread = new PgliteThread({ ...options, folder: draft })
  try {
    await thread.request({ kind: 'checkpoint' })
    await thread.request({ kind: 'close' })
    renameSync(draft, options.folder)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    throw error
  }
  return true
}
