import { existsSync, renameSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { copyFiles } from '../../files/copy-files.ts'
import { checkDataFolder } from '../../process/check-port-and-folder.ts'
import { keepForOwner } from '../owner-only.ts'
import { StartupError } from '../startup-error.ts'
import { type FolderLock, lockFolder } from './folder-lock.ts'

/**
 * Copies the database and the files of a backup (see `Database.backup`) into a data folder that has no database. Nothing is overwritten,
 * and what bears the name `database` is whole: the copy is made beside it and moved.
 * @throws StartupError when the backup is none, the folder has a database, or one of the two is in use
 */
export async function restoreBackup(backup: string, dataDir: string): Promise<void> {
  const from = join(resolve(backup), 'database')
  if (!existsSync(join(from, 'PG_VERSION'))) {
    throw new StartupError(`${resolve(backup)} 不是海选的备份，请写 haixuan backup 所建的文件夹。`)
  }
  checkDataFolder(dataDir)
  const locks: FolderLock[] = []
  const to = join(dataDir, 'database')
  const draft = `${to}.tmp`
  try {
    locks.push(await lockFolder(dataDir))
    // A copy that a server works on is no backup any more.
    if (existsSync(`${from}.lock`)) locks.push(await lockFolder(resolve(backup)))
    if (existsSync(to)) {
      throw new StartupError(
        `数据目录 ${dataDir} 里已有数据库，恢复不会覆盖它；请先把它移走，或用 HAIXUAN_DATA_DIR 换一个目录。`,
      )
    }
    rmSync(draft, { recursive: true, force: true })
    await cp(from, draft, { recursive: true, preserveTimestamps: true })
    keepForOwner(draft)
    await copyFiles(resolve(backup), dataDir)
    renameSync(draft, to)
  } finally {
    for (const lock of locks) lock.release()
  }
}
