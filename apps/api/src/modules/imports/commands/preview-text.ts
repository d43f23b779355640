import { ENCODING_NAMES } from '@haixuan/tabular'
import type { FileCheck } from '../jobs/check-file.ts'
import type { CompiledField } from '../rules/compile-mapping.ts'
import type { FieldSample } from '../rules/field-samples.ts'
import { resultText } from '../rules/preview-rows.ts'
import { REJECT_LABEL, type RejectReason } from '../rules/rejected-cell.ts'

const FORMAT = { csv: 'CSV', json: 'JSON 数组', jsonl: 'JSONL', xlsx: 'xlsx' } as const

/** What a check of a file found, in a few lines. */
export function checkText(check: FileCheck): string {
  const { facts, mapping } = check
  return [
    `文件      ${facts.name}（${kindText(facts)}）`,
    ...(facts.sheets.length > 1
      ? [`工作表    ${facts.sheet}，另有 ${otherSheets(facts)}（用 --worksheet 选择）`]
      : []),
    `SHA-256   ${facts.sha256}`,
    `映射      ${mapping.file.name}：${mapping.file.title}`,
    `来源      ${mapping.file.source.name}，采集于 ${mapping.file.source.collectedAt}`,
    `列        ${check.columns.join('、')}`,
    `行        ${check.rows}，可接受 ${check.accepted}，拒绝 ${check.rejected}`,
    ...(check.hidden > 0 ? [`隐藏的行  ${check.hidden}，在表格里被隐藏或筛掉，也会导入`] : []),
    ...check.regions.sentences().map((sentence) => `请核对    ${sentence}`),
    ...rejectLines([...check.rejectTotals].map(([reason, count]) => ({ reason, count }))),
  ].join('\n')
}

/** How each field reads the first rows, and which columns nobody reads. */
export function mappingText(check: FileCheck): string {
  const { mapping, columns } = check
  const lines: string[] = []
  for (const [field, samples] of check.samples) {
    const from = field.columns.length > 0 ? field.columns.join(' + ') : '固定值'
    lines.push(`  ${field.part === 'latest' ? 'latest.' : ''}${field.name}（${field.label}） ← ${from}`)
    for (const sample of samples) lines.push(`      ${sampleText(field, sample)}`)
    if (samples.length === 0) lines.push('      （前 1000 行都没有值）')
  }
  const read = new Set(mapping.fields.flatMap((field) => field.columns))
  const unread = columns.filter((name) => !read.has(name))
  if (unread.length > 0) lines.push('  不用的列')
  for (const name of unread) lines.push(`      ${name}：${mapping.file.unused?.[name] ?? '映射里没有提到'}`)
  return lines.join('\n')
}

/** Rejected rows by reason. */
export function rejectLines(totals: readonly { reason: RejectReason; count: number }[]): string[] {
  return [...totals]
    .sort((a, b) => b.count - a.count)
    .map(
      ({ reason, count }) => `          ${String(count).padStart(7)}  ${REJECT_LABEL[reason]}（${reason}）`,
    )
}

function sampleText(field: CompiledField, { cells, result, fault }: FieldSample): string {
  const shown = cells.map((cell) => (cell === null ? '（空）' : short(cell))).join(' + ')
  const arrow = shown === '' ? '' : `${shown} → `
  return fault === null
    ? `${arrow}${short(resultText(field, result) ?? '没有数据') || '（空列表）'}`
    : `${arrow}拒绝：${fault}`
}

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 60)}…` : line
}

function kindText({ bytes, format, encoding, gzip }: FileCheck['facts']): string {
  const parts = [sizeText(bytes), FORMAT[format]]
  if (format !== 'xlsx') parts.push(ENCODING_NAMES[encoding])
  return [...parts, ...(gzip ? ['gzip'] : [])].join('，')
}

const otherSheets = ({ sheet, sheets }: FileCheck['facts']): string =>
  sheets
    .filter((name) => name !== sheet)
    .map((name) => `“${name}”`)
    .join('、')

function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
