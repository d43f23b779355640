import { closeSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs'
import { basename } from 'node:path'
import {
  type CheckedRun,
  DataQuestion,
  prepareRun,
  type RenderLayout,
  SHEET_SIZES,
} from '@haixuan/label-editor/node'
import { CliError } from '#platform/command-line/cli-error.ts'
import type { Output } from '#platform/command-line/output.ts'
import { StartupError } from '#platform/database/startup-error.ts'
import { type LabelsOptions, readLabelsOptions } from './labels-options.ts'
import { readBackRun } from './labels-read-back.ts'

/** Faults that are listed; the rest are counted. */
const LISTED = 20

/** `haixuan labels render|sheets`: labels without a browser. @throws CliError, StartupError */
export async function labelsCommand(args: readonly string[], out: Output): Promise<void> {
  const [act, ...rest] = args
  if (act === 'sheets') return listSheets(out)
  if (act !== 'render') throw new CliError('可用：haixuan labels render、haixuan labels sheets。')
  await render(readLabelsOptions(rest), out)
}

function listSheets(out: Output): void {
  for (const { id, name, paper, columns, rows, cellWidth, cellHeight } of SHEET_SIZES) {
    out.text(
      `${id.padEnd(22)} ${name}，${paper}，${columns}×${rows} 格，每格 ${cellWidth / 100}×${cellHeight / 100} mm`,
    )
  }
  out.json(SHEET_SIZES)
}

function read(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch {
    throw new StartupError(`读不到文件 ${path}，请检查路径。`)
  }
}

function layoutOf({ sheet: wanted, skip, across, gap }: LabelsOptions): RenderLayout {
  if (across !== null) return { kind: 'roll', across, gap, margin: 0 }
  if (wanted === null) return { kind: 'labels' }
  const sheet = SHEET_SIZES.find(({ id }) => id === wanted.toLowerCase())
  if (!sheet) throw new CliError(`没有标签纸 ${wanted}。haixuan labels sheets 列出全部。`)
  return { kind: 'sheet', sheet, skip, isByColumn: false, hasCutLines: false, hasCalibrationBar: false }
}

const CHOICE_OPTIONS = {
  hiddenRows: '--hidden-rows',
  mergedCells: '--merged-cells',
  encoding: '--encoding',
} as const

const wayOut = ({ choice, values }: DataQuestion) =>
  `请加上 ${values.map((value) => `${CHOICE_OPTIONS[choice]} ${value}`).join(' 或 ')}。没有生成文件。`

/** What the rules of labels refuse is reported in their own words. */
async function checked(options: LabelsOptions): Promise<CheckedRun> {
  const { template, data, copies, dpi, skipsFaulty, choices } = options
  const request = {
    template: read(template).toString('utf8'),
    data: data === null ? null : { name: basename(data), bytes: new Uint8Array(read(data)) },
    copies,
    now: Date.now(),
    ...(dpi === null ? {} : { dpi }),
    layout: layoutOf(options),
    skipsFaulty,
    choices,
  }
  try {
    return await prepareRun(request)
  } catch (error) {
    if (error instanceof DataQuestion) throw new StartupError(`${error.message}。${wayOut(error)}`)
    if (error instanceof Error && /^(?:Document|Batch|Export)Error$/.test(error.name))
      throw new StartupError(`${error.message}。`)
    throw error
  }
}

/** Says what is wrong, line by line. @throws StartupError when it must not be printed */
function judge(run: CheckedRun, { skipsFaulty, isForced }: LabelsOptions, out: Output): void {
  const errors = run.faults.filter(({ level }) => level === 'error')
  for (const { line, subject, message, level } of run.faults.slice(0, LISTED)) {
    out.text(`第 ${line} 行  ${level === 'error' ? '错误' : '提醒'}  ${subject}：${message}`)
  }
  if (run.faults.length > LISTED) out.text(`还有 ${run.faults.length - LISTED} 条`)
  if (errors.length > 0 && !skipsFaulty) {
    const rows = new Set(errors.map(({ row }) => row)).size
    throw new StartupError(`有 ${rows} 行数据有错误，没有生成文件。改正后重试，或用 --skip-bad 略过这些行。`)
  }
  if (run.lost.length > 0 && !isForced) {
    throw new StartupError(
      `模板里有印不出的元素：${run.lost.join('；')}。改正后重试，或用 --force 照样生成。`,
    )
  }
}

async function render(options: LabelsOptions, out: Output): Promise<void> {
  const started = performance.now()
  const asked = await checked(options)
  judge(asked, options, out)
  const { run, unread } = await readBackRun(asked, options, out)
  const bytes = await writeWhole(options.output, run, out)
  const seconds = (performance.now() - started) / 1000
  out.text(
    `已生成 ${options.output}：${run.labels} 张标签，${run.papers} 页，${Math.ceil(bytes / 1024)} kB，用时 ${seconds.toFixed(1)} 秒`,
  )
  const { labels, papers, faults } = run
  out.json({ file: options.output, labels, papers, bytes, faults, unread })
}

/** Writes the file under another name first: a run that fails leaves no half of a PDF behind. */
async function writeWhole(path: string, run: CheckedRun, out: Output): Promise<number> {
  const part = `${path}.part`
  let bytes = 0
  let file: number
  try {
    file = openSync(part, 'w')
  } catch {
    throw new StartupError(`写不了 ${path}，请检查文件夹是否存在、是否可写。`)
  }
  try {
    await run.write(
      (chunk) => {
        bytes += chunk.length
        writeSync(file, chunk)
      },
      (done) => out.progress(`已生成 ${done} / ${run.papers} 页`),
    )
    closeSync(file)
    renameSync(part, path)
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  } finally {
    out.clearProgress()
  }
  return bytes
}
