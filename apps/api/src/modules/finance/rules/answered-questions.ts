import type { Question } from './question.ts'

/** Questions that are open, and those of files that are left out. */
export interface Questions {
  open: readonly Question[]
  setAside: readonly Question[]
}

/** What a person says about a file. */
export interface FileAnswer {
  no: number
  store?: string
  period?: string
  /** Leaves the file out, or takes it back. With `true` the rest of the answer is ignored. */
  skip?: boolean
}

/** Questions after an answer about one file. */
export function afterAnswer(
  { open, setAside }: Questions,
  { no, store, period, skip }: FileAnswer,
): Questions {
  const isOwn = ({ fileNo }: Question) => fileNo === no
  const isAnswered = (one: Question) =>
    isOwn(one) && skip !== true && (one.kind === 'period' ? period : store) !== undefined
  const left = {
    open: open.filter((one) => !isAnswered(one)),
    setAside: setAside.filter((one) => !isAnswered(one)),
  }
  if (skip === undefined) return left
  const own = [...left.open, ...left.setAside].filter(isOwn)
  const others = {
    open: left.open.filter((one) => !isOwn(one)),
    setAside: left.setAside.filter((one) => !isOwn(one)),
  }
  return skip
    ? { ...others, setAside: [...others.setAside, ...own] }
    : { ...others, open: [...others.open, ...own] }
}
