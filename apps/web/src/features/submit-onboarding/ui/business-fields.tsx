import { submitSettlementBody } from '@haixuan/rules'
import { MultiSelect, Select, TextField } from '@haixuan/ui-kit'
import type { BoundForm } from '#shared/form'
import { NEEDS, PLATFORMS, YEARLY_SALES } from '../config/choices.ts'
import type { OnboardingDraft } from '../model/onboarding.ts'
import styles from './onboarding-form.module.css'

/** Where the company sells and what it wants. */
export function BusinessFields({ field }: Pick<BoundForm<OnboardingDraft>, 'field'>) {
  return (
    <fieldset className={styles.part}>
      <legend>经营情况</legend>
      <MultiSelect
        label="经营平台"
        required
        options={PLATFORMS}
        placeholder="请选择，可多选"
        {...field('platforms')}
      />
      <MultiSelect
        label="合作需求"
        required
        options={NEEDS}
        placeholder="请选择，可多选"
        {...field('needs')}
      />
      <Select label="年销售额" options={YEARLY_SALES} placeholder="请选择" {...field('yearlySales')} />
      <TextField
        label="店铺链接"
        maxLength={submitSettlementBody.shopUrl.maxLength}
        placeholder="https://"
        {...field('shopUrl')}
      />
    </fieldset>
  )
}
