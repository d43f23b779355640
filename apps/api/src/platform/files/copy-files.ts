import { existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { keepForOwner } from '../database/owner-only.ts'
import { FILES_FOLDER } from './folder-store.ts'

/**
 * Copies the folder of files from one data folder into another; a data folder without one has none to copy. A file that is
 * there already stays: a name is written once.
 */
export async function copyFiles(from: string, to: string): Promise<void> {
  const source = join(from, FILES_FOLDER)
  if (!existsSync(source)) return
  const target = join(to, FILES_FOLDER)
  // A part belongs to a write that has not ended.
  const filter = (path: string) => !path.endsWith('.part')
  await cp(source, target, { recursive: true, force: false, preserveTimestamps: true, filter })
  keepForOwner(target)
}
