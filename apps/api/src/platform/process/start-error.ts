import { StartupError } from '../database/startup-error.ts'

/** The sentence for anything that stopped the start. */
export function startSentence(error: unknown): string {
  if (error instanceof StartupError) return error.message
  const code = codeOf(error)
  const what = error instanceof Error ? error.message.split('\n', 1)[0] : String(error)
  return `启动失败${code ? `（${code}）` : ''}：${what}；请按提示处理后重试，仍不行请附上这句话求助。`
}

/** Code of a system or database error. */
export function codeOf(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null | undefined)?.code
  return typeof code === 'string' ? code : undefined
}
