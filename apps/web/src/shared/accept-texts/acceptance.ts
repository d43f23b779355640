import { legalTexts } from '@haixuan/api-sdk'

/** What is wrong while the box is not ticked. */
export const acceptance = (isAccepted: boolean): string | undefined =>
  isAccepted ? undefined : '请先阅读并同意《用户协议》和《隐私政策》'

/** Versions that the pages show, as a call says them. */
export const ACCEPTED = {
  termsVersion: legalTexts.terms.version,
  privacyVersion: legalTexts.privacy.version,
} as const
