import { StartupError } from '../database/startup-error.ts'
import { secretOf } from './secret-file.ts'
import { SETTING_NAMES, SETTINGS } from './setting-list.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** Several settings are wrong: the message names all of them, one sentence a line. */
class SettingsError extends StartupError {
  readonly sentences: readonly string[]
  constructor(sentences: readonly string[]) {
    const lines = sentences.map((sentence, at) => `${at + 1}. ${sentence}`)
    super(`有 ${sentences.length} 项设置不能用：\n${lines.join('\n')}`)
    this.sentences = sentences
  }
}

/**
 * Reads all, so that what is wrong with any of them is told together.
 * @throws {StartupError} with one sentence for each reader that threw one
 */
export function readEach<Readers extends Readonly<Record<string, () => unknown>>>(
  readers: Readers,
): { [Name in keyof Readers]: ReturnType<Readers[Name]> } {
  const faults: StartupError[] = []
  const read = Object.entries(readers).map(([name, reader]) => {
    try {
      return [name, reader()]
    } catch (error) {
      if (!(error instanceof StartupError)) throw error
      faults.push(error)
      return [name, undefined]
    }
  })
  const [first, ...more] = faults
  if (first && more.length === 0) throw first
  if (first)
    throw new SettingsError(
      faults.flatMap((one) => (one instanceof SettingsError ? one.sentences : [one.message])),
    )
  return Object.fromEntries(read)
}

/**
 * The environment with the secrets that files hold: `DATABASE_URL_FILE=/run/secrets/database-url` is as good as
 * `DATABASE_URL=…`, and neither `ps` nor a dump of the environment shows it.
 * @throws {StartupError} for a file that cannot be read, has no or several lines, or is set beside the value itself
 */
export function withSecretFiles(env: Environment): Environment {
  const secrets = SETTINGS.filter(({ name, isSecret }) => isSecret && env[`${name}_FILE`])
  const read = readEach(Object.fromEntries(secrets.map(({ name }) => [name, () => secretInFile(env, name)])))
  return secrets.length === 0 ? env : { ...env, ...read }
}

function secretInFile(env: Environment, name: string): string {
  if (env[name]) throw new StartupError(`${name} 与 ${name}_FILE 只能写一个，请去掉其中一个。`)
  const secret = secretOf(`${name}_FILE`, env[`${name}_FILE`] ?? '')
  if (!/[\r\n]/.test(secret)) return secret
  throw new StartupError(`${name}_FILE 指定的文件有多行，请只写一行。`)
}

/** A wrong value as a sentence shows it: on one line, and not all of a long one. */
export const shown = (text: string): string => {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '�')
  return line.length > 60 ? `${line.slice(0, 60)}…` : line
}

/** Names that look like settings of ours and are none: what they say has no effect. */
export function unknownSettings(env: Environment): string[] {
  const isOurs = (name: string) => /^(?:HAIXUAN|WECHAT_PAY)_/.test(name)
  return Object.keys(env).filter((name) => isOurs(name) && !SETTING_NAMES.includes(name))
}
