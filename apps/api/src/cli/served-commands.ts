import { CliError } from '#platform/command-line/cli-error.ts'
import type { Output } from '#platform/command-line/output.ts'
import type { Database } from '#platform/database/database.ts'
import { inBackground } from '#platform/database/turn-scope.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { type RunCommand, sendCommand } from '#platform/process/command-socket.ts'
import { errorSentence } from './error-sentence.ts'
import { type CommandHost, needsDatabase, runCommand } from './run-command.ts'

interface Host {
  db: Database
  dataDir: string
  fileStore: FileStore
  /** A worker of this process runs jobs. */
  hasWorker: boolean
  /** Tells that worker that something is due. */
  wakeJobs?: () => void
}

/** Runs commands that come over the socket as the terminal would, with the database of this process. */
export const servedCommands =
  ({ db, dataDir, fileStore, hasWorker, wakeJobs }: Host): RunCommand =>
  async ({ args, folder }, lines, stopping) => {
    const out: Output = {
      text: lines.text,
      json: (value) => {
        if (args.includes('--json')) lines.json(value)
      },
      progress: lines.progress,
      // The terminal does it before each line.
      clearProgress: () => undefined,
    }
    // It goes on after the command.
    const shared: Database = Object.create(db, { close: { value: async () => undefined } })
    const host: CommandHost = {
      ...{ out, folder, dataDir, stopping, hasWorker, wakeJobs, isServed: false },
      openDatabase: async () => shared,
      openFileStore: async () => fileStore,
    }
    try {
      if (!needsDatabase(args)) throw new CliError(`服务进程不运行命令 ${args[0]}。`)
      // Visitors of the site go first.
      return { code: await inBackground('commands', () => runCommand(args, host)) }
    } catch (error) {
      return { code: error instanceof CliError ? 2 : 1, error: errorSentence(error, args[0]) }
    }
  }

interface Terminal {
  dataDir: string
  folder: string
  out: Output
  fail: (sentence: string) => void
  stop?: AbortSignal
}

/**
 * Hands a command to the process that has the embedded database, if one runs.
 * @returns its exit code; null when the command is to run here
 */
export async function runElsewhere(
  args: readonly string[],
  { dataDir, folder, out, fail, stop }: Terminal,
): Promise<number | null> {
  if (!needsDatabase(args)) return null
  const done = await sendCommand(dataDir, { args: [...args], folder }, out, stop)
  out.clearProgress()
  if (done?.error !== undefined) fail(done.error)
  return done?.code ?? null
}
