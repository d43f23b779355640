import type { OperationData } from '@haixuan/api-sdk'

type Refusal = OperationData<'listFinanceRefusals'>['rows'][number]

const HEADING = ['文件', '工作表', '行', '列', '原文', '为什么，怎么办']

/** A text in a cell of CSV. A text that a spreadsheet would compute gets an apostrophe before it. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Refused rows as a table that spreadsheets of China open: UTF-8 with its mark. */
export function refusalFile(rows: readonly Refusal[]): Blob {
  const lines = rows.map(({ file, sheet, line, heading, text, reason }) =>
    [file, sheet ?? '', String(line), heading, text, reason].map(cell).join(','),
  )
  return new Blob([`\uFEFF${[HEADING.join(','), ...lines].join('\r\n')}\r\n`], { type: 'text/csv' })
}
