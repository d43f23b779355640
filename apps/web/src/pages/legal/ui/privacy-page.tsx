import { legalTexts } from '@haixuan/api-sdk'
import { PRIVACY } from '../config/privacy.ts'
import { LegalText } from './legal-text.tsx'

/** The privacy policy. */
export function PrivacyPage() {
  return <LegalText title="隐私政策" text={legalTexts.privacy} parts={PRIVACY} />
}
