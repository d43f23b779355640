import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const OTHERS = 0o077
const STICKY = 0o1000

/**
 * Makes a folder and all in it readable by its owner alone: folders 700, files 600. Links are left as they are, and so
 * is what belongs to somebody else.
 */
export function keepForOwner(path: string): void {
  const found = closeToOthers(path)
  if (!found?.isDirectory()) return
  for (const name of readdirSync(path)) keepForOwner(join(path, name))
}

/**
 * The same for the folder alone, not for what is in it. A folder that everybody may write to (`/tmp`) is shared on
 * purpose and stays as it is.
 */
export function keepFolderForOwner(folder: string): void {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  if (found?.isDirectory() && (found.mode & STICKY) === 0) closeToOthers(folder)
}

function closeToOthers(path: string) {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (!found || !(found.isDirectory() || found.isFile())) return undefined
  if ((found.mode & OTHERS) !== 0 && found.uid === process.getuid?.()) {
    chmodSync(path, found.mode & 0o7777 & ~OTHERS)
  }
  return found
}
