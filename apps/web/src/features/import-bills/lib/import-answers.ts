import type { CallInput } from '@haixuan/api-sdk'
import { monthName } from '#entities/finance-book'
import type { FinanceImport } from '#entities/finance-import'

type File = FinanceImport['files'][number]
type Answer = CallInput<'answerFinanceImport'>['body']['files'][number]

/** The file shall be left out. */
export const SKIP = 'skip'

/** Months of all rows of an import, ascending. */
export const monthsOf = (files: readonly File[]): string[] =>
  [...new Set(files.flatMap(({ sheets }) => sheets.flatMap(({ months }) => months)))].sort()

/** What a person may answer, with the guess of the data first. */
export function choicesOf({ question }: File, { stores, files }: Pick<FinanceImport, 'stores' | 'files'>) {
  const skip = { value: SKIP, label: '不导入这个文件' }
  if (question === null) return []
  if (question.kind === 'period') {
    const found = monthsOf(files).filter((month) => month !== question.guess)
    const months = [...(question.guess === null ? [] : [question.guess]), ...found]
    return [...months.map((month) => ({ value: month, label: `记到 ${monthName(month)}` })), skip]
  }
  const guess = stores.filter(({ id }) => id === question.guess)
  const others = stores.filter(({ id }) => id !== question.guess)
  return [...[...guess, ...others].map(({ id, name }) => ({ value: id, label: `归到 ${name}` })), skip]
}

/** What is to be sent, or null while a question has no answer. A guess is the answer until something else is chosen. */
export function answersOf(asked: readonly File[], chosen: Readonly<Record<number, string>>): Answer[] | null {
  const answers = asked.flatMap(({ no, question }): Answer[] => {
    const value = chosen[no] ?? question?.guess
    if (value === undefined || value === null) return []
    if (value === SKIP) return [{ no, skip: true }]
    return [question?.kind === 'period' ? { no, period: value } : { no, store: value }]
  })
  return answers.length === asked.length ? answers : null
}
