import { parseArgs } from 'node:util'
import { type DataChoices, TEXT_ENCODINGS } from '@haixuan/label-editor/node'
import { CliError } from '#platform/command-line/cli-error.ts'

export interface LabelsOptions {
  template: string
  data: string | null
  output: string
  copies: number | string
  sheet: string | null
  skip: number
  /** Labels beside each other on a roll, and what is between them in hundredths of a millimetre. */
  across: number | null
  gap: number
  dpi: 203 | 300 | 600 | null
  skipsFaulty: boolean
  isForced: boolean
  /** Leaves barcodes unread. */
  skipsCheck: boolean
  /** Where what was read of every barcode is saved. */
  report: string | null
  /** How hidden rows, merged cells and the text of the data are read. */
  choices: DataChoices
}

const OPTIONS = {
  output: { type: 'string', short: 'o' },
  copies: { type: 'string' },
  sheet: { type: 'string' },
  skip: { type: 'string' },
  roll: { type: 'string' },
  gap: { type: 'string' },
  dpi: { type: 'string' },
  'skip-bad': { type: 'boolean' },
  force: { type: 'boolean' },
  'no-check': { type: 'boolean' },
  report: { type: 'string' },
  'hidden-rows': { type: 'string' },
  'merged-cells': { type: 'string' },
  encoding: { type: 'string' },
  json: { type: 'boolean' },
} as const

const USAGE = '用法：haixuan labels render <模板.json> [数据.csv] -o 标签.pdf'

function valuesOf(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  } catch (error) {
    const [what] = error instanceof Error ? error.message.split('\n', 1) : []
    const [, name] = /'(-[^']*)'/.exec(what ?? '') ?? []
    throw new CliError(`选项 ${name?.split(' ')[0] ?? ''} 不认得或少了值。haixuan help 列出全部选项。`)
  }
}

function wholeOf(text: string | undefined, name: string): number {
  if (text === undefined) return 0
  if (/^\d{1,6}$/.test(text)) return Number(text)
  throw new CliError(`${name} 要写一个整数，现在是 ${text}。`)
}

function dpiOf(text: string | undefined): LabelsOptions['dpi'] {
  if (text === undefined) return null
  const found = ([203, 300, 600] as const).find((dpi) => String(dpi) === text)
  if (found) return found
  throw new CliError(`--dpi 可以是 203、300、600，现在是 ${text}。`)
}

function acrossOf(text: string | undefined): number | null {
  if (text === undefined) return null
  if (/^([1-9]|10)$/.test(text)) return Number(text)
  throw new CliError(`--roll 写卷纸上每排几张，1 到 10，现在是 ${text}。`)
}

function gapOf(text: string | undefined): number {
  if (text === undefined) return 200
  if (/^\d{1,2}(\.\d{1,2})?$/.test(text)) return Math.round(Number(text) * 100)
  throw new CliError(`--gap 写两张标签之间的毫米数，如 2 或 1.5，现在是 ${text}。`)
}

function oneOf<T extends string>(
  text: string | undefined,
  name: string,
  values: readonly T[],
): T | undefined {
  if (text === undefined) return undefined
  const found = values.find((value) => value === text.toLowerCase())
  if (found) return found
  throw new CliError(`${name} 可以是 ${values.join('、')}，现在是 ${text}。`)
}

function choicesOf(values: {
  'hidden-rows'?: string
  'merged-cells'?: string
  encoding?: string
}): DataChoices {
  const hiddenRows = oneOf(values['hidden-rows'], '--hidden-rows', ['skip', 'print'])
  const mergedCells = oneOf(values['merged-cells'], '--merged-cells', ['fill', 'leave'])
  const encoding = oneOf(values.encoding, '--encoding', TEXT_ENCODINGS)
  return {
    ...(hiddenRows ? { hiddenRows } : {}),
    ...(mergedCells ? { mergedCells } : {}),
    ...(encoding ? { encoding } : {}),
  }
}

/** Words and options of `labels render`. @throws CliError in Chinese */
export function readLabelsOptions(args: readonly string[]): LabelsOptions {
  const { values, positionals } = valuesOf(args)
  const [template, data, ...more] = positionals
  if (!template || more.length > 0) throw new CliError(USAGE)
  if (!values.output) throw new CliError(`用 -o 写出 PDF 存到哪里。${USAGE}`)
  const { copies = '1' } = values
  if (values.roll !== undefined && values.sheet !== undefined)
    throw new CliError('--sheet 和 --roll 只能写一个。')
  return {
    template,
    data: data ?? null,
    output: values.output,
    copies: /^\d{1,4}$/.test(copies) ? Number(copies) : copies,
    sheet: values.sheet ?? null,
    skip: wholeOf(values.skip, '--skip'),
    across: acrossOf(values.roll),
    gap: gapOf(values.gap),
    dpi: dpiOf(values.dpi),
    skipsFaulty: values['skip-bad'] === true,
    isForced: values.force === true,
    skipsCheck: values['no-check'] === true,
    report: values.report ?? null,
    choices: choicesOf(values),
  }
}
