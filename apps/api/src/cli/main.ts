import { join } from 'node:path'
import { CliError } from '#platform/command-line/cli-error.ts'
import { HELP } from '#platform/command-line/help-text.ts'
import { terminalOutput } from '#platform/command-line/output.ts'
import { withSecretFiles } from '#platform/process/environment.ts'
import { readSettings } from '#platform/process/settings.ts'
import { VERSION } from '#platform/version.gen.ts'
import { didYouMean } from '../modules/imports/rules/nearest-name.ts'
import { CONSOLE_COMMANDS } from './console-commands.ts'
import { errorSentence } from './error-sentence.ts'

const COMMANDS = ['import', 'rollup', 'backup', 'restore', 'labels', ...CONSOLE_COMMANDS, 'help']

/** A command of the operator reads a few rows; making space for more takes longer than the command itself. */
const CONSOLE_MEMORY = { bufferMb: 32 }

/** Exit codes: 0 done, 1 refused or failed, 2 a wrong command, 130 interrupted with a job to resume. */
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
  let stopping = false
  process.once('SIGINT', () => {
    stopping = true
  })
  // pnpm runs this in the package's folder; paths are meant from where the command was typed.
  const typedIn = process.env['INIT_CWD']
  if (typedIn) process.chdir(typedIn)
  if (command === 'labels') {
    const { labelsCommand } = await import('../modules/labels/commands/labels-command.ts')
    await labelsCommand(rest, terminalOutput(rest.includes('--json')))
    return 0
  }
  const env = withSecretFiles(process.env)
  const settings = readSettings(env, false)
  const { databaseUrl, dataDir } = settings
  const out = terminalOutput(rest.includes('--json'))
  // The embedded database has one process: beside a server that has it, the command runs there.
  if (databaseUrl === undefined) {
    const { runElsewhere } = await import('./served-commands.ts')
    const fail = (sentence: string) => process.stderr.write(`${sentence}\n`)
    const code = await runElsewhere([command, ...rest], { dataDir, out, fail })
    if (code !== null) return code
  }
  // Each command loads what it needs and no more: help and a slip of the finger are answered at once.
  const open = async (memory: { bufferMb?: number } = {}) => {
    const { openDatabase } = await import('#platform/database/open-database.ts')
    // What the engine writes is for the owner of the data folder alone.
    process.umask(0o077)
    return await openDatabase(databaseUrl ? { databaseUrl } : { dataDir, ...memory })
  }
  const openStore = async () => {
    const { openFileStore } = await import('#platform/files/open-file-store.ts')
    return openFileStore(env, dataDir)
  }
  if (command === 'rollup') {
    const { rollupCommand } = await import('./rollup-command.ts')
    const fileStore = await openStore()
    await rollupCommand(rest, { out, fileStore, openDatabase: open, stopping: () => stopping })
    return stopping ? 130 : 0
  }
  if (CONSOLE_COMMANDS.includes(command)) {
    const { consoleCommand } = await import('./console-command.ts')
    const fileStore = await openStore()
    await consoleCommand(command, rest, { out, fileStore, openDatabase: () => open(CONSOLE_MEMORY) })
    return 0
  }
  if (command !== 'import') {
    const { backupCommand, restoreCommand } = await import('./backup-command.ts')
    const context = { out, dataDir, served: databaseUrl !== undefined, openDatabase: open }
    await (command === 'backup' ? backupCommand : restoreCommand)(rest, context)
    return 0
  }
  const { importCommand } = await import('../modules/imports/commands/import-command.ts')
  const { IMPORT_PARTS } = await import('../import-parts.ts')
  const { removeDemoGoods } = await import('../demo/goods/remove-demo-goods.ts')
  await importCommand(rest, {
    out,
    parts: IMPORT_PARTS,
    reportFolder: join(dataDir, 'imports'),
    openDatabase: open,
    removeDemo: removeDemoGoods,
    stopping: () => stopping,
  })
  return stopping ? 130 : 0
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  const command = process.argv.slice(2).find((arg) => arg !== '--')
  process.stderr.write(`${errorSentence(error, command)}\n`)
  process.exitCode = error instanceof CliError ? 2 : 1
}
