import { join } from 'node:path'
import { CliError } from '#platform/command-line/cli-error.ts'
import type { Output } from '#platform/command-line/output.ts'
import type { Database } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { CONSOLE_COMMANDS } from './console-names.ts'

/** Where a command runs: the process of the terminal, or the one that has the embedded database. */
export interface CommandHost {
  out: Output
  /** Absolute folder in which the command was typed: paths are meant from there. */
  folder: string
  dataDir: string
  /** The database is a PostgreSQL, which has tools of its own for backups. */
  isServed: boolean
  openDatabase(memory?: { bufferMb?: number }): Promise<Database>
  openFileStore(): Promise<FileStore>
  /** The person asked to stop. */
  stopping(): boolean
  /** A worker of this process runs jobs already. */
  hasWorker: boolean
  /** Tells that worker that something is due. */
  wakeJobs?: (() => void) | undefined
}

/** A command of the operator reads a few rows; making space for more takes longer than the command itself. */
const CONSOLE_MEMORY = { bufferMb: 32 }

/** Commands that need an open database, as the process has it that serves the embedded one. */
export const needsDatabase = ([command = '', ...args]: readonly string[]): boolean => {
  if (command === 'import') return !args.includes('maps') && !args.includes('--dry-run')
  return ['finance', 'rollup', 'backup'].includes(command) || CONSOLE_COMMANDS.includes(command)
}

/**
 * Runs a command; each loads what it needs and no more.
 * @returns its exit code: 0 done, 130 interrupted with work to resume
 * @throws CliError, OperatorError and others that errorSentence knows
 */
export async function runCommand(
  [command = '', ...args]: readonly string[],
  host: CommandHost,
): Promise<number> {
  const { out, folder, dataDir, stopping } = host
  if (command === 'rollup') {
    const { rollupCommand } = await import('./rollup-command.ts')
    await rollupCommand(args, { ...host, fileStore: await host.openFileStore() })
    return stopping() ? 130 : 0
  }
  if (CONSOLE_COMMANDS.includes(command)) {
    const { consoleCommand } = await import('./console-command.ts')
    const fileStore = await host.openFileStore()
    const openDatabase = () => host.openDatabase(CONSOLE_MEMORY)
    await consoleCommand(command, args, { out, folder, fileStore, openDatabase })
    return 0
  }
  if (command === 'finance') {
    const { financeCommand } = await import('../modules/finance/commands/finance-command.ts')
    return await financeCommand(args, host)
  }
  if (command === 'backup' || command === 'restore') {
    const { backupCommand, restoreCommand } = await import('./backup-command.ts')
    await (command === 'backup' ? backupCommand : restoreCommand)(args, host)
    return 0
  }
  if (command !== 'import') throw new CliError(`没有命令 ${command}。haixuan help 列出全部命令。`)
  const { importCommand } = await import('../modules/imports/commands/import-command.ts')
  const { IMPORT_PARTS } = await import('../import-parts.ts')
  const { removeDemoGoods } = await import('../demo/goods/remove-demo-goods.ts')
  const { importWork } = await import('./import-work.ts')
  await importCommand(args, {
    ...{ out, folder, stopping, parts: IMPORT_PARTS, hasWorker: host.hasWorker },
    ...importWork(host),
    reportFolder: join(dataDir, 'imports'),
    openDatabase: host.openDatabase,
    removeDemo: removeDemoGoods,
  })
  return stopping() ? 130 : 0
}
