import type { Database } from '#platform/database/database.ts'
import { marketplaceOfBill, marketplaceQuestion } from '../rules/bill-marketplace.ts'
import type { Question } from '../rules/question.ts'
import type { SheetReport } from '../rules/sheet-report.ts'
import { whoseBill } from '../rules/whose-bill.ts'
import { fileMonths, setFilePeriod, setFileStore, storeEvidence } from '../store/find-owner.ts'

interface Asked {
  accountId: string
  importId: string
  /** Active stores of the account, with the names that a question says. */
  stores: readonly { id: string; name: string; mallId: string; marketplace: string }[]
  /** What the person chose for all files. */
  chosen: string | null
  reports: readonly SheetReport[]
  /** Takes every guess as answered. */
  takesGuesses: boolean
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`
const monthText = (month: number) => `${Math.floor(month / 100)} 年 ${month % 100} 月`

/** Sets the store and the months of files as far as they are known, and asks about the others. */
export async function answerQuestions(db: Database, asked: Asked): Promise<Question[]> {
  const bills = [
    ...new Set(asked.reports.filter(({ layoutId }) => layoutId !== null).map(({ fileNo }) => fileNo)),
  ]
  return [...(await whose(db, asked, bills)), ...(await periods(db, asked))]
}

async function whose(db: Database, asked: Asked, bills: readonly number[]): Promise<Question[]> {
  const { accountId, importId, stores, chosen, takesGuesses } = asked
  const { files, evidence } = await storeEvidence(db, { accountId, importId })
  const nameOf = (id: string) => stores.find((store) => store.id === id)?.name ?? '另一家店'
  const questions: Question[] = []
  for (const fileNo of bills) {
    const skus = files.find((file) => file.fileNo === fileNo)?.skus ?? 0
    const known = new Map(
      evidence.filter((one) => one.fileNo === fileNo).map((one) => [one.storeId, one.known]),
    )
    const bill = marketplaceOfBill(
      asked.reports.filter((one) => one.fileNo === fileNo).map(({ layoutId }) => layoutId),
    )
    const wrong = bill && marketplaceQuestion(bill, stores, chosen)
    if (wrong) {
      if (takesGuesses && typeof wrong.guess === 'string')
        await setFileStore(db, { accountId, importId, fileNo }, wrong.guess)
      else questions.push({ fileNo, ...wrong })
      continue
    }
    const fitting = stores.filter(({ marketplace }) => bill === null || marketplace === bill)
    const found = whoseBill({ stores: fitting.map(({ id }) => id), chosen, skus, known })
    const storeId = found.storeId ?? (takesGuesses && found.question ? found.guess : null)
    if (storeId !== null) {
      await setFileStore(db, { accountId, importId, fileNo }, storeId)
      continue
    }
    if (found.question === null) continue
    const { question: kind, guess, share } = found
    const text =
      kind === 'store'
        ? '这是哪家店的账单？文件名和内容里都没有店铺，请选一家店'
        : `这是哪家店的账单？其中 ${percent(share)} 的 SKU 以前属于「${nameOf(guess ?? '')}」，不是所选的「${nameOf(chosen ?? '')}」`
    questions.push({ fileNo, kind, text, guess })
  }
  return questions
}

async function periods(
  db: Database,
  { accountId, importId, reports, takesGuesses }: Asked,
): Promise<Question[]> {
  const waiting = [...new Set(reports.filter((one) => one.needsPeriod).map(({ fileNo }) => fileNo))]
  if (waiting.length === 0) return []
  const months = await fileMonths(db, { accountId, importId })
  const questions: Question[] = []
  for (const fileNo of waiting) {
    const own = months.get(fileNo) ?? []
    const [only] = own
    // The rows of one file are of one month in every official export.
    const guess = own.length === 1 && only !== undefined ? only : null
    if (guess !== null && takesGuesses) {
      await setFilePeriod(db, { accountId, importId, fileNo }, guess)
      continue
    }
    const why = guess === null ? '' : `，同一文件的其他行都在 ${monthText(guess)}`
    questions.push({ fileNo, kind: 'period', text: `售后补寄没有账务时间，要记到哪个月？${why}`, guess })
  }
  return questions
}
