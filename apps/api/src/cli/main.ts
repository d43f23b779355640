import { join } from 'node:path'
import { ImportFileError } from '../domain/import-file/import-file-error.ts'
import { ImportMovedError } from '../domain/import-job/store-batch.ts'
import { MappingError } from '../domain/import-mapping/mapping-error.ts'
import { didYouMean } from '../domain/import-mapping/nearest-name.ts'
import { readSettings } from '../start/settings.ts'
import { StartupError } from '../storage/startup-error.ts'
import { CliError } from './cli-error.ts'
import { HELP } from './help-text.ts'
import { importCommand } from './import-command.ts'
import { terminalOutput } from './output.ts'

/** Exit codes: 0 done, 1 refused or failed, 2 a wrong command, 130 interrupted with a job to resume. */
async function main(args: readonly string[]): Promise<number> {
  const [command, ...rest] = args[0] === '--' ? args.slice(1) : args
  if (command === undefined || command === 'help' || command === '--help' || command === '-h') {
    console.log(HELP)
    return 0
  }
  if (command !== 'import') {
    throw new CliError(
      `没有命令 ${command}${didYouMean(command, ['import', 'help'])}。haixuan help 列出全部命令。`,
    )
  }
  let stopping = false
  process.once('SIGINT', () => {
    stopping = true
  })
  // pnpm runs this in the package's folder; paths are meant from where the command was typed.
  const typedIn = process.env['INIT_CWD']
  if (typedIn) process.chdir(typedIn)
  const settings = readSettings(process.env, false)
  await importCommand(rest, {
    out: terminalOutput(rest.includes('--json')),
    reportFolder: join(settings.dataDir, 'imports'),
    // A preview needs no database and does not load one.
    openDatabase: async () => {
      const { openDatabase } = await import('../storage/open-database.ts')
      const { databaseUrl, dataDir } = settings
      return await openDatabase(databaseUrl ? { databaseUrl } : { dataDir })
    },
    stopping: () => stopping,
  })
  return stopping ? 130 : 0
}

function sentenceOf(error: unknown): string {
  if (error instanceof StartupError && error.message.includes('正被另一个海选进程')) {
    return `${error.message}不停止服务也可以改用接口导入，见 docs/importing.md。`
  }
  const known = [CliError, ImportFileError, ImportMovedError, MappingError, StartupError]
  if (error instanceof Error && known.some((kind) => error instanceof kind)) return error.message
  const what = error instanceof Error ? error.message.split('\n', 1)[0] : String(error)
  return `导入没有完成：${what}。已经写入的批次是完整的；haixuan import list 列出任务，用 --resume 可以继续。`
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`)
  process.exitCode = error instanceof CliError ? 2 : 1
}
