import { resolve } from 'node:path'
import { CliError } from '#platform/command-line/cli-error.ts'
import type { Output } from '#platform/command-line/output.ts'
import type { Database } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { type RunCommand, sendCommand } from '#platform/process/command-socket.ts'
import { backupCommand } from './backup-command.ts'
import { errorSentence } from './error-sentence.ts'
import { rollupCommand } from './rollup-command.ts'

/** Commands that a process which has the embedded database runs for the terminal. */
const SERVED = ['rollup', 'backup']

interface Host {
  db: Database
  dataDir: string
  fileStore: FileStore
  /** A worker of this process runs jobs. */
  hasWorker: boolean
}

/** Runs a command that came over the socket, with the database of this process. */
export const servedCommands =
  ({ db, dataDir, fileStore, hasWorker }: Host): RunCommand =>
  async ({ args: [command, ...args] }, lines, stopping) => {
    const out: Output = {
      text: lines.text,
      json: (value) => {
        if (args.includes('--json')) lines.json(value)
      },
      // Of a terminal alone.
      progress: () => undefined,
      clearProgress: () => undefined,
    }
    // It goes on after the command.
    const shared: Database = Object.create(db, { close: { value: async () => undefined } })
    const openDatabase = async () => shared
    try {
      if (command === 'rollup')
        await rollupCommand(args, { out, openDatabase, fileStore, stopping, hasWorker })
      else if (command === 'backup') await backupCommand(args, { out, dataDir, served: false, openDatabase })
      else throw new CliError(`服务进程不运行命令 ${command}。`)
      return { code: stopping() ? 130 : 0 }
    } catch (error) {
      return { code: error instanceof CliError ? 2 : 1, error: errorSentence(error, command) }
    }
  }

/**
 * Hands a command to the process that has the embedded database, if one runs and may do it.
 * @returns its exit code; null when the command is to run here
 */
export async function runElsewhere(
  [command, ...args]: readonly string[],
  { dataDir, out, fail }: { dataDir: string; out: Output; fail: (sentence: string) => void },
): Promise<number | null> {
  if (command === undefined || !SERVED.includes(command)) return null
  const folder = process.cwd()
  // Paths are meant from where the command was typed.
  const sent =
    command === 'backup' ? args.map((arg) => (arg.startsWith('-') ? arg : resolve(folder, arg))) : args
  const done = await sendCommand(dataDir, { args: [command, ...sent] }, out)
  if (done?.error !== undefined) fail(done.error)
  return done?.code ?? null
}
