import { registerBody } from '../contract/contract-bodies.gen.ts'

/** Characters of a new password (specification, section 5). */
export const PASSWORD_LENGTH = {
  least: registerBody.password.minLength,
  most: registerBody.password.maxLength,
}

/** Whether a new password is long enough and not too long, counted in characters as the contract does: an emoji is one. */
export function isPasswordLength(password: string): boolean {
  const { length } = [...password]
  return length >= PASSWORD_LENGTH.least && length <= PASSWORD_LENGTH.most
}
