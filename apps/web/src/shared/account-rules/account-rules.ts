/** Rules of the specification, section 5. Each answers what is wrong, or undefined. */
type Rule = (value: string) => string | undefined

const MOBILE = /^1[3-9]\d{9}$/

/** Any login name: host clients make accounts whose mobile is not of mainland form. */
export const loginName: Rule = (value) => (value.trim() === '' ? '请输入手机号码' : undefined)

export const mainlandMobile: Rule = (value) =>
  loginName(value) ?? (MOBILE.test(value.trim()) ? undefined : '手机号码格式不正确')

export const knownPassword: Rule = (value) => (value === '' ? '请输入密码' : undefined)

// Counted in characters as a reader sees them, like the contract does: an emoji is one.
const fits = (value: string) => [...value].length >= 6 && [...value].length <= 16
const LENGTH = '长度在 6 到 16 个字符'

export const newPassword: Rule = (value) => knownPassword(value) ?? (fits(value) ? undefined : LENGTH)

/** The repetition of a new password. */
export const repetitionOf =
  (password: string): Rule =>
  (value) => {
    if (value === '') return '请再次输入密码'
    if (!fits(value)) return LENGTH
    return value === password ? undefined : '两次输入密码不一致'
  }
