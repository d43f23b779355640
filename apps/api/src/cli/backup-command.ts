import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { CliError } from '#platform/command-line/cli-error.ts'
import type { Output } from '#platform/command-line/output.ts'
import type { Database } from '#platform/database/database.ts'
import { StartupError } from '#platform/database/startup-error.ts'

/** What the backup commands need of the outside. */
export interface BackupContext {
  out: Output
  /** Absolute; the folder that is named is meant from there. */
  folder: string
  dataDir: string
  /** The database is a PostgreSQL, which has tools of its own. */
  isServed: boolean
  openDatabase(): Promise<Database>
}

/** `haixuan backup <folder>`: a copy that can be restored, or served as it is. @throws CliError, StartupError */
export async function backupCommand(args: readonly string[], context: BackupContext): Promise<void> {
  const folder = folderOf(args, 'backup', context)
  if (!existsSync(join(context.dataDir, 'database'))) {
    throw new StartupError(
      `数据目录 ${context.dataDir} 里没有数据库，请用 HAIXUAN_DATA_DIR 写出要备份的目录。`,
    )
  }
  if (existsSync(folder)) throw new StartupError(`${folder} 已存在，备份不会覆盖它；请换一个新的文件夹名。`)
  await withDatabase(context, async (db, products) => {
    await db.backup(folder)
    context.out.text(`已备份 ${products} 个商品和全部账号到 ${folder}`)
    context.out.text(`恢复：haixuan restore ${folder}；也可以直接用 HAIXUAN_DATA_DIR=${folder} 启动。`)
    context.out.json({ folder, products })
  })
}

/** `haixuan restore <folder>`: into a data folder without a database. @throws CliError, StartupError */
export async function restoreCommand(args: readonly string[], context: BackupContext): Promise<void> {
  const folder = folderOf(args, 'restore', context)
  const { restoreBackup } = await import('#platform/database/embedded/restore-backup.ts')
  await restoreBackup(folder, context.dataDir)
  // Opening proves that the copy works, and brings an older one up to date.
  await withDatabase(context, async (_db, products) => {
    context.out.text(`已恢复 ${products} 个商品和全部账号到 ${context.dataDir}`)
    context.out.json({ dataDir: context.dataDir, products })
  })
}

function folderOf(
  args: readonly string[],
  command: string,
  { isServed, folder: from }: BackupContext,
): string {
  const words = args.filter((arg) => arg !== '--json')
  const option = words.find((word) => word.startsWith('-'))
  if (option !== undefined) throw new CliError(`没有选项 ${option}。haixuan help 列出全部选项。`)
  if (isServed)
    throw new CliError('DATABASE_URL 指定的 PostgreSQL 请用 pg_dump、pg_restore（见 docs/storage.md）。')
  const [folder, ...more] = words
  if (folder === undefined || more.length > 0)
    throw new CliError(`请写出一个文件夹：haixuan ${command} <文件夹>`)
  return resolve(from, folder)
}

async function withDatabase(
  context: BackupContext,
  use: (db: Database, products: number) => Promise<void>,
): Promise<void> {
  const db = await context.openDatabase()
  try {
    const { rows } = await db.pool.query<{ n: number }>('select count(*) as n from product_metric')
    await use(db, Number(rows[0]?.n ?? 0))
  } finally {
    await db.close()
  }
}
