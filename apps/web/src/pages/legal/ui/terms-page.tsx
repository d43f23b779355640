import { legalTexts } from '@haixuan/api-sdk'
import { TERMS } from '../config/terms.ts'
import { LegalText } from './legal-text.tsx'

/** The terms of use. */
export function TermsPage() {
  return <LegalText title="用户协议" text={legalTexts.terms} parts={TERMS} />
}
