import { CliError } from '#platform/command-line/cli-error.ts'
import { StartupError } from '#platform/database/startup-error.ts'
import { Failure } from '#platform/failure.ts'
import { OperatorError } from '#platform/operator-error.ts'
import { ImportFileError } from '../modules/imports/files/import-file-error.ts'
import { ImportMovedError } from '../modules/imports/rules/import-moved-error.ts'
import { MappingError } from '../modules/imports/rules/mapping-error.ts'

const KNOWN = [
  CliError,
  Failure,
  OperatorError,
  ImportFileError,
  ImportMovedError,
  MappingError,
  StartupError,
]

/** What is known of the data after a command that failed, and what to do. Nothing is claimed that is not known. */
const AFTER: Readonly<Record<string, string>> = {
  import: '已经写入的批次是完整的；haixuan import list 列出任务，用 --resume 可以继续。',
  rollup: '已经写入的榜单日是完整的；重新运行 haixuan rollup 会接着做。',
  backup: '原来的数据没有改动；没有写完的备份不会以这个名字出现。',
}
const LOOK_FIRST = '请先查看现在的数据，再决定是否重新运行。'

/** The sentence for a command that failed. */
export function errorSentence(error: unknown, command: string | undefined): string {
  if (command === 'import' && error instanceof StartupError && error.reason === 'folder-in-use') {
    return `${error.message}不停止服务也可以改用接口导入，见 docs/importing.md。`
  }
  if (error instanceof Error && KNOWN.some((kind) => error instanceof kind)) return error.message
  const what = error instanceof Error ? error.message.split('\n', 1)[0] : String(error)
  return `${command === 'import' ? '导入没有完成' : '没有完成'}：${what}。${AFTER[command ?? ''] ?? LOOK_FIRST}`
}
