import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { CliError } from '#platform/command-line/cli-error.ts'
import { HELP } from '#platform/command-line/help-text.ts'
import type { Database } from '#platform/database/database.ts'
import { mappingForFile, mappingNames, namedMapping, readMapping } from '../files/read-mapping.ts'
import type { AllKindRules } from '../rules/import-kind.ts'
import type { ImportKindName } from '../rules/mapping-file.ts'
import { didYouMean } from '../rules/nearest-name.ts'
import { findImportJob, listImportJobs } from '../store/import-job-rows.ts'
import { readRejections, readRejectTotals } from '../store/import-reject-rows.ts'
import type { ImportContext } from './import-context.ts'
import { importFile, previewFile, resumeImport } from './import-file-command.ts'
import { type ImportOptions, readImportOptions } from './import-options.ts'
import { jobLine, jobText } from './job-text.ts'
import { rejectLines } from './preview-text.ts'

/** Kinds in the order of the import of a folder: what others name comes first. */
function kindsInTurn(kinds: AllKindRules): ImportKindName[] {
  return (Object.keys(kinds) as ImportKindName[]).sort((a, b) => kinds[a].turn - kinds[b].turn)
}

/** `haixuan import …`. @throws CliError, ImportFileError, MappingError with Chinese sentences */
export async function importCommand(args: readonly string[], context: ImportContext): Promise<void> {
  const { words, options, help } = readImportOptions(args, context.folder)
  const [command, word, ...more] = words
  if (help || command === undefined) return context.out.text(HELP)
  if (more.length > 0)
    throw new CliError(`一次只导入一个文件，多出来：${more.join(' ')}。整个文件夹请用 import all。`)
  const names = kindsInTurn(context.parts.kinds)
  const kind = names.find((one) => one === command)
  if (kind) return await oneFile(kind, pathOf(word, '文件', context), options, context)
  switch (command) {
    case 'all':
      return await wholeFolder(pathOf(word, '文件夹', context), options, context)
    case 'list':
      return await withDatabase(context, (db) => printJobs(db, context))
    case 'show':
      return await withDatabase(context, (db) => printJob(db, needed(word, '任务'), context))
    case 'maps':
      return printMappings(context)
    default:
      throw unknownCommand(command, [...names, 'all', 'list', 'show', 'maps'])
  }
}

function unknownCommand(command: string, known: readonly string[]): CliError {
  return new CliError(`没有命令 import ${command}${didYouMean(command, known)}。haixuan help 列出全部命令。`)
}

async function oneFile(
  kind: ImportKindName,
  path: string,
  options: ImportOptions,
  context: ImportContext,
): Promise<void> {
  if (options.resume) {
    if (options.dryRun) throw new CliError('--resume 与 --dry-run 不能一起用。')
    await withDatabase(context, (db) => resumeImport(path, options, context, db))
    return
  }
  if (!options.map) {
    const fitting = mappingForFile(context.parts.kinds, path.split('/').at(-1) ?? '')
    const hint = fitting ? `这个文件看起来适合 --map ${fitting.name}` : 'haixuan import maps 列出自带的映射'
    throw new CliError(`请用 --map 指定映射；${hint}。`)
  }
  const mapping = await readMapping(context.parts.kinds, options.map)
  if (mapping.kind !== kind) {
    throw new CliError(`映射 ${mapping.name} 用于 import ${mapping.kind}，不能用于 import ${kind}。`)
  }
  if (options.marketplace && options.marketplace !== mapping.marketplace) {
    throw new CliError(
      `映射 ${mapping.name} 的平台是 ${mapping.marketplace}，与 --marketplace ${options.marketplace} 不一致。`,
    )
  }
  if (options.dryRun) return await previewFile(path, mapping, options, context)
  await withDatabase(context, (db) => importFile(path, mapping, options, context, db))
}

/** Files of a folder and its subfolders that a mapping knows by name: products before history. */
async function wholeFolder(folder: string, options: ImportOptions, context: ImportContext): Promise<void> {
  if (options.map || options.resume)
    throw new CliError('import all 按文件名选择映射，不能与 --map、--resume 一起用。')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
    throw new CliError(`打不开文件夹 ${folder}，请检查路径。`)
  })
  const { kinds } = context.parts
  const known = entries.flatMap((entry) => {
    const mapping = entry.isFile() ? mappingForFile(kinds, entry.name) : null
    const wanted = mapping && (!options.marketplace || mapping.marketplace === options.marketplace)
    return wanted ? [{ path: join(entry.parentPath, entry.name), mapping }] : []
  })
  if (known.length === 0)
    throw new CliError(`${folder} 里没有自带映射认得的文件。haixuan import maps 列出它们的文件名样式。`)
  const rank = ({ mapping }: (typeof known)[number]) => kinds[mapping.kind].turn
  known.sort((a, b) => rank(a) - rank(b) || a.path.localeCompare(b.path))
  if (options.dryRun) {
    for (const { path, mapping } of known) await previewFile(path, mapping, options, context)
    return
  }
  await withDatabase(context, async (db) => {
    for (const { path, mapping } of known) {
      context.out.text(`\n—— ${path}`)
      const job = await importFile(path, mapping, options, context, db)
      if (job.status !== 'finished' || context.stopping()) return
    }
  })
}

async function printJobs(db: Database, { out, parts: { kinds } }: ImportContext): Promise<void> {
  const { rows, count } = await listImportJobs(db.kysely, { page: 1, limit: 50 })
  for (const job of rows) out.text(jobLine(kinds, job))
  if (count === 0) out.text('还没有导入任务。')
  out.json({ rows: rows.map(({ mapping: _mapping, ...job }) => job), count })
}

async function printJob(db: Database, id: string, { out, parts: { kinds } }: ImportContext): Promise<void> {
  const job = await findImportJob(db.kysely, id)
  if (!job) throw new CliError(`没有任务 ${id}。haixuan import list 列出全部任务。`)
  out.text(jobLine(kinds, job))
  out.text(jobText(kinds, job))
  const totals = await readRejectTotals(db.kysely, id)
  const rejections = await readRejections(db.kysely, id, { limit: 20 })
  for (const line of rejectLines(totals)) out.text(line)
  for (const { line, field, message } of rejections)
    out.text(`  第 ${line} 行${field ? ` ${field}` : ''}：${message}`)
  const { mapping: _mapping, ...facts } = job
  out.json({ ...facts, rejectTotals: totals, rejections })
}

function printMappings({ out, parts: { kinds } }: ImportContext): void {
  const mappings = mappingNames().map((name) => namedMapping(kinds, name))
  for (const mapping of mappings) {
    out.text(`${mapping.name}  ${mapping.kind}  ${mapping.title}  ${mapping.files?.join('、') ?? ''}`)
  }
  out.json(
    mappings.map(({ name, title, kind, marketplace, files }) => ({ name, title, kind, marketplace, files })),
  )
}

async function withDatabase<T>(context: ImportContext, use: (db: Database) => Promise<T>): Promise<void> {
  const db = await context.openDatabase()
  try {
    await use(db)
  } finally {
    await db.close()
  }
}

function needed(word: string | undefined, what: string): string {
  if (word === undefined) throw new CliError(`请写出${what}。haixuan help 有例子。`)
  return word
}

const pathOf = (word: string | undefined, what: string, { folder }: ImportContext): string =>
  resolve(folder, needed(word, what))
