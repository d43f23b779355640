import { CliError } from '#platform/command-line/cli-error.ts'
import { HELP } from '#platform/command-line/help-text.ts'
import { terminalOutput } from '#platform/command-line/output.ts'
import { withSecretFiles } from '#platform/process/environment.ts'
import { readSettings } from '#platform/process/settings.ts'
import { VERSION } from '#platform/version.gen.ts'
import { didYouMean } from '../modules/imports/rules/nearest-name.ts'
import { isBounceInput, readBounceInput } from './bounce-input.ts'
import { CONSOLE_COMMANDS } from './console-names.ts'
import { errorSentence } from './error-sentence.ts'

const COMMANDS = ['import', 'finance', 'rollup', 'backup', 'restore', 'labels', ...CONSOLE_COMMANDS, 'help']

/** Exit codes: 0 done, 1 refused or failed, 2 a wrong command, 3 a question is open, 130 interrupted with a job to resume. */
async function main(args: readonly string[]): Promise<number> {
  const [command, ...rest] = args[0] === '--' ? args.slice(1) : args
  if (command === undefined || command === 'help' || command === '--help' || command === '-h') {
    console.log(HELP)
    return 0
  }
  if (command === '--version' || command === '-v') {
    console.log(`海选 ${VERSION}`)
    return 0
  }
  if (!COMMANDS.includes(command)) {
    throw new CliError(`没有命令 ${command}${didYouMean(command, COMMANDS)}。haixuan help 列出全部命令。`)
  }
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort())
  // pnpm runs this in the package's folder; paths are meant from where the command was typed.
  const folder = process.env['INIT_CWD'] || process.cwd()
  process.chdir(folder)
  if (command === 'labels') {
    const { labelsCommand } = await import('../modules/labels/commands/labels-command.ts')
    await labelsCommand(rest, terminalOutput(rest.includes('--json')))
    return 0
  }
  const env = withSecretFiles(process.env)
  const settings = readSettings(env, false)
  const { databaseUrl, dataDir } = settings
  const out = terminalOutput(rest.includes('--json'))
  const typed = [command, ...rest]
  const words = isBounceInput(typed) ? await readBounceInput(typed, process.stdin, out) : typed
  if (words === null) return 0
  // The embedded database has one process: beside a server that has it, the command runs there.
  if (databaseUrl === undefined) {
    const { runElsewhere } = await import('./served-commands.ts')
    const fail = (sentence: string) => process.stderr.write(`${sentence}\n`)
    const terminal = { dataDir, folder, out, fail, stop: stop.signal }
    const code = await runElsewhere(words, terminal)
    if (code !== null) return code
  }
  const { runCommand } = await import('./run-command.ts')
  return await runCommand(words, {
    ...{ out, folder, dataDir, hasWorker: false },
    isServed: databaseUrl !== undefined,
    stopping: () => stop.signal.aborted,
    openDatabase: async (memory = {}) => {
      const { openDatabase } = await import('#platform/database/open-database.ts')
      // What the engine writes is for the owner of the data folder alone.
      process.umask(0o077)
      return await openDatabase(databaseUrl ? { databaseUrl } : { dataDir, ...memory })
    },
    openFileStore: async () => {
      const { openFileStore } = await import('#platform/files/open-file-store.ts')
      return openFileStore(env, dataDir)
    },
  })
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  const command = process.argv.slice(2).find((arg) => arg !== '--')
  process.stderr.write(`${errorSentence(error, command)}\n`)
  process.exitCode = error instanceof CliError ? 2 : 1
}
