import type { Operation } from '../contract/contract.ts'
import type { Check } from '../contract/schema-check.ts'
import { isFileAnswer } from './file-answer.ts'

/** Throws when an answer is not what the contract says: a fault of the handler, not of the caller. */
export function checkAnswer(
  { id }: Operation,
  answer: { status: number; body: unknown },
  answers: Map<string, Check>,
): void {
  const check = answers.get(String(answer.status))
  if (!check) throw new Error(`${id} answered ${answer.status}, which the contract does not declare`)
  if (isFileAnswer(answer.body)) return
  const wrong = check(answer.body)
  if (wrong) {
    throw new Error(
      `${id} answered ${answer.status} against the contract: ${wrong
        .slice(0, 5)
        .map((w) => `${w.instancePath} ${w.message}`)
        .join('; ')}`,
    )
  }
}
