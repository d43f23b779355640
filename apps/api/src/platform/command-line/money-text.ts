import { CliError } from './cli-error.ts'

/** Fen of an amount of yuan as people type it: 198 or 198.50. Never through a fraction. @throws CliError */
export function fenOf(text: string): number {
  const match = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text)
  if (!match) throw new CliError(`金额 ${text} 不是元，请写成 198 或 198.50。`)
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

/** Fen as yuan, two decimals. */
export const yuanText = (fen: number): string =>
  `¥${Math.trunc(fen / 100)}.${String(Math.abs(fen % 100)).padStart(2, '0')}`
