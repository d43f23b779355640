import type { LabelEntry, LabelStorage } from './label-storage.ts'

/** As long as the account keeps one (`folder` of `putLabel`). */
export const FOLDER_NAME_MOST = 100

/** Names of what is shown beside the folders: a folder of the same name could not be told from it. */
export const EVERYTHING = '全部'
export const UNFILED = '未分类'

export interface Folder {
  name: string
  /** Templates in it. */
  count: number
}

/** The folders of the templates, by name: those that hold something, and the empty ones that were made here. */
export function foldersOf(entries: readonly LabelEntry[], made: readonly string[]): Folder[] {
  const counts = new Map(made.map((name) => [name, 0]))
  for (const { folder, isMyTemplate } of entries)
    if (isMyTemplate && folder !== '') counts.set(folder, (counts.get(folder) ?? 0) + 1)
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => a.name.localeCompare(b.name, 'zh-CN'))
}

/** A name as it is kept: without space around it and with single spaces inside. */
export const folderName = (typed: string): string => typed.trim().replace(/\s+/gu, ' ')

/** Why a folder cannot have this name, for the user; null when it can. */
export function folderNameProblem(typed: string, taken: readonly string[]): string | null {
  const name = folderName(typed)
  if (name === EVERYTHING || name === UNFILED) return `“${name}”不能用作文件夹名称，请换一个`
  if (taken.includes(name)) return `已有名为“${name}”的文件夹，请换一个名称`
  return name.length > FOLDER_NAME_MOST ? `名称最多 ${FOLDER_NAME_MOST} 个字` : null
}

async function fileAll(storage: LabelStorage, from: string, to: string): Promise<void> {
  for (const { id, folder } of await storage.list()) if (folder === from) await storage.file(id, to)
}

/** Renames a folder with all that is in it. A failure in the middle leaves both folders, and each label in one. */
export async function renameFolder(storage: LabelStorage, from: string, to: string): Promise<void> {
  await storage.keepFolder(to)
  await fileAll(storage, from, to)
  await storage.dropFolder(from)
}

/** Removes a folder; what was in it is at the top. */
export async function removeFolder(storage: LabelStorage, name: string): Promise<void> {
  await fileAll(storage, name, '')
  await storage.dropFolder(name)
}
