import { parseArgs } from 'node:util'
import { RETURN_RULES, type ReturnRule } from '@haixuan/rules'
import { CliError } from '#platform/command-line/cli-error.ts'

/** Own formats that `--own` names. */
const OWN_FORMATS = ['costs', 'fx', 'store-costs'] as const
type OwnFormat = (typeof OWN_FORMATS)[number]

export interface FinanceOptions {
  words: readonly string[]
  /** Mobile of the main account. */
  account: string
  /** mallId. */
  store: string | null
  book: string | null
  /** yyyymm. */
  period: number | null
  own: OwnFormat | null
  returns: ReturnRule
  yes: boolean
}

const oneOf = <Word extends string>(text: string, option: string, words: readonly Word[]): Word => {
  const found = words.find((word) => word === text)
  if (found === undefined) throw new CliError(`--${option} ${text} 不对，可以是 ${words.join('、')}。`)
  return found
}

/** yyyymm of `2026-10`. @throws {CliError} */
function periodOf(text: string): number {
  const [, year, month] = /^(20\d\d)-(0[1-9]|1[0-2])$/.exec(text) ?? []
  if (year === undefined) throw new CliError(`--period ${text} 不是月份，请写成 2026-10。`)
  return Number(year) * 100 + Number(month)
}

/** What was typed behind `haixuan finance`. @throws {CliError} */
export function readFinanceOptions(args: readonly string[]): FinanceOptions {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        account: { type: 'string' },
        store: { type: 'string' },
        book: { type: 'string' },
        period: { type: 'string' },
        own: { type: 'string' },
        returns: { type: 'string' },
        yes: { type: 'boolean' },
        json: { type: 'boolean' },
      },
    })
    if (values.account === undefined) throw new CliError('缺少选项 --account（主账号的手机号码）。')
    return {
      ...{
        words: positionals,
        account: values.account,
        store: values.store ?? null,
        book: values.book ?? null,
      },
      period: values.period === undefined ? null : periodOf(values.period),
      own: values.own === undefined ? null : oneOf(values.own, 'own', OWN_FORMATS),
      returns:
        values.returns === undefined ? 'original-cost' : oneOf(values.returns, 'returns', RETURN_RULES),
      yes: values.yes === true,
    }
  } catch (error) {
    if (error instanceof CliError) throw error
    throw new CliError(
      `${error instanceof Error ? error.message.split('.')[0] : error}。haixuan help 列出全部选项。`,
    )
  }
}
