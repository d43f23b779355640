import { MultiSelect, Select, TextField } from '@haixuan/ui-kit'
import { NEEDS, PLATFORMS, YEARLY_SALES } from '../config/choices.ts'
import type { OnboardingDraft } from '../model/onboarding.ts'
import styles from './onboarding-form.module.css'

interface BusinessFieldsProps {
  draft: OnboardingDraft
  onChange: (part: Partial<OnboardingDraft>) => void
}

/** Where the company sells and what it wants. */
export function BusinessFields({ draft, onChange }: BusinessFieldsProps) {
  return (
    <fieldset className={styles.part}>
      <legend>经营情况</legend>
      <MultiSelect
        label="经营平台"
        name="platforms"
        required
        options={PLATFORMS}
        value={draft.platforms}
        onChange={(platforms) => onChange({ platforms })}
        placeholder="请选择，可多选"
      />
      <MultiSelect
        label="合作需求"
        name="needs"
        required
        options={NEEDS}
        value={draft.needs}
        onChange={(needs) => onChange({ needs })}
        placeholder="请选择，可多选"
      />
      <Select
        label="年销售额"
        options={YEARLY_SALES}
        value={draft.yearlySales}
        onChange={(yearlySales) => onChange({ yearlySales })}
        placeholder="请选择"
      />
      <TextField
        label="店铺链接"
        name="shopUrl"
        maxLength={300}
        placeholder="https://"
        value={draft.shopUrl}
        onChange={(shopUrl) => onChange({ shopUrl })}
      />
    </fieldset>
  )
}
