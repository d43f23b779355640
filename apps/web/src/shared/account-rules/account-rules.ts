import { isMainlandMobile, isPasswordLength, PASSWORD_LENGTH } from '@haixuan/rules'

/** Rules of the specification, section 5. Each answers what is wrong, or undefined. */
type Rule = (value: string) => string | undefined

/** Any login name: host clients make accounts whose mobile is not of mainland form. */
export const loginName: Rule = (value) => (value.trim() === '' ? '请输入手机号码' : undefined)

export const mainlandMobile: Rule = (value) =>
  loginName(value) ?? (isMainlandMobile(value.trim()) ? undefined : '手机号码格式不正确')

export const knownPassword: Rule = (value) => (value === '' ? '请输入密码' : undefined)

const LENGTH = `长度在 ${PASSWORD_LENGTH.least} 到 ${PASSWORD_LENGTH.most} 个字符`

export const newPassword: Rule = (value) =>
  knownPassword(value) ?? (isPasswordLength(value) ? undefined : LENGTH)

/** The repetition of a new password. */
export const repetitionOf =
  (password: string): Rule =>
  (value) => {
    if (value === '') return '请再次输入密码'
    if (!isPasswordLength(value)) return LENGTH
    return value === password ? undefined : '两次输入密码不一致'
  }
