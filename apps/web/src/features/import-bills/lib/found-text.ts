import type { FinanceImport } from '#entities/finance-import'

type File = FinanceImport['files'][number]

/** Kinds of sheets that are no bill. */
const NO_BILL: ReadonlySet<string> = new Set(['unknown', 'empty', 'broken', 'skipped', 'no_bills'])

/** Whether no sheet of a file could be read. */
export const isBroken = ({ sheets }: File): boolean =>
  sheets.length > 0 && sheets.every(({ kind }) => kind === 'broken')

/** `5 个文件 · 7 张表认出 · 1 张不认识 · 1 个文件打不开`; what there is none of is left out. */
export function foundText(files: readonly File[]): string {
  const sheets = files.flatMap((file) => file.sheets)
  const known = sheets.filter(({ kind }) => !NO_BILL.has(kind)).length
  const unknown = sheets.filter(({ kind }) => kind === 'unknown').length
  const broken = files.filter(isBroken).length
  return [
    `${files.length} 个文件`,
    `${known} 张表认出`,
    ...(unknown > 0 ? [`${unknown} 张不认识`] : []),
    ...(broken > 0 ? [`${broken} 个文件打不开`] : []),
  ].join(' · ')
}
