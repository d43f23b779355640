import type { HaixuanError } from '@haixuan/api-sdk'

/** Words of the specification, section 8, for a status of HTTP. */
const BY_STATUS: Readonly<Record<number, string>> = {
  400: '请求错误',
  401: '登录已过期，请重新登录',
  403: '没有权限',
  500: '服务器错误',
}

type Failure = Pick<HaixuanError, 'status' | 'message'>

/**
 * What a visitor reads about a failed call: the word for its status, followed by the server's own sentence,
 * which says why and what to do. A status without a word of its own shows the sentence alone.
 */
export function failureText({ status, message }: Failure): string {
  const word = BY_STATUS[status]
  const sentence = message.trim() === '' ? '请求失败' : message.trim()
  if (word === undefined) return sentence
  return status === 401 || sentence === word ? word : `${word}：${sentence}`
}
