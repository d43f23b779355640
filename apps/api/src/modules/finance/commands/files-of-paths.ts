import { openAsBlob } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { blobSource } from '@haixuan/tabular/workbook'
import { CliError } from '#platform/command-line/cli-error.ts'
import type { GivenFile } from '../files/given-files.ts'

/** Files in a folder and its folders, by name; files of other programs are left out where they are read. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  return paths.sort()
}

/** The files of paths and folders that were typed. @throws {CliError} for a path that leads nowhere */
export async function filesOfPaths(paths: readonly string[], folder: string): Promise<GivenFile[]> {
  const files: GivenFile[] = []
  for (const path of paths) {
    const full = resolve(folder, path)
    const found = await stat(full).catch(() => null)
    if (!found) throw new CliError(`找不到 ${path}，请检查路径。`)
    const all = found.isDirectory() ? await filesIn(full) : [full]
    for (const one of all) {
      files.push({ name: relative(folder, one) || one, source: blobSource(await openAsBlob(one)) })
    }
  }
  return files
}
