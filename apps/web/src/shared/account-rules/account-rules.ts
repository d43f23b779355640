import { isMainlandMobile, isPasswordLength, PASSWORD_LENGTH } from '@haixuan/rules'

/** Rules of the specification, section 5. Each answers what is wrong, or undefined. */
type Rule = (value: string) => string | undefined

/** Any login name: host clients make accounts whose mobile is not of mainland form. */
export const loginName: Rule = (value) => (value.trim() === '' ? '请输入手机号码' : undefined)

export const mainlandMobile: Rule = (value) =>
  loginName(value) ?? (isMainlandMobile(value.trim()) ? undefined : '手机号码格式不正确')

/** A mail address, by the pattern of the contract. */
const MAIL_ADDRESS = /^[-!#-'*+./0-9=?A-Z^-~]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/

export const mailAddress: Rule = (value) => {
  if (value.trim() === '') return '请输入邮箱地址'
  return MAIL_ADDRESS.test(value.trim()) ? undefined : '邮箱地址格式不正确'
}

/** Whom a code is sent to. */
export const codeRecipient: Rule = (value) => {
  if (value.trim() === '') return '请输入手机号码或邮箱地址'
  return isMainlandMobile(value.trim()) || MAIL_ADDRESS.test(value.trim())
    ? undefined
    : '手机号码或邮箱地址格式不正确'
}

export const verificationCode: Rule = (value) => {
  if (value.trim() === '') return '请输入验证码'
  return /^\d{6}$/.test(value.trim()) ? undefined : '验证码是 6 位数字'
}

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
