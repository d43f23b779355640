import { readContract } from '#platform/contract/contract.ts'
import { Failure } from '#platform/failure.ts'

/** Versions of the terms of use and of the privacy policy. */
export interface AcceptedTexts {
  termsVersion: string
  privacyVersion: string
}

/** The same as a call says them that can do without. */
export type MaybeAccepted = { [name in keyof AcceptedTexts]: AcceptedTexts[name] | undefined }

const NEEDED = '首次登录需要您本人同意：请阅读《用户协议》和《隐私政策》，勾选同意后再登录'

/** The versions in force. The contract has them, for the page takes them from there too. */
export function currentTexts(): AcceptedTexts {
  const { schemas } = readContract().components as {
    schemas: Record<'TermsVersion' | 'PrivacyVersion', { 'x-current': { version: string } }>
  }
  return {
    termsVersion: schemas.TermsVersion['x-current'].version,
    privacyVersion: schemas.PrivacyVersion['x-current'].version,
  }
}

/** @throws {Failure} `terms_outdated` when one of them is not the version in force. */
export function refuseOutdatedTexts(given: AcceptedTexts): void {
  const current = currentTexts()
  const changed = [
    ...(given.termsVersion === current.termsVersion ? [] : [`《用户协议》当前为 ${current.termsVersion} 版`]),
    ...(given.privacyVersion === current.privacyVersion
      ? []
      : [`《隐私政策》当前为 ${current.privacyVersion} 版`]),
  ]
  if (changed.length === 0) return
  throw new Failure(
    'terms_outdated',
    `您同意的不是当前版本：${changed.join('，')}。请刷新页面，阅读后重新勾选`,
  )
}

/** What somebody agreed to who opens their account by signing in. Rejects with `terms_needed` or `terms_outdated`. */
export async function agreedTexts({ termsVersion, privacyVersion }: MaybeAccepted): Promise<AcceptedTexts> {
  if (termsVersion === undefined || privacyVersion === undefined) throw new Failure('terms_needed', NEEDED)
  const given = { termsVersion, privacyVersion }
  refuseOutdatedTexts(given)
  return given
}
