import {
  Button,
  Checkbox,
  DateField,
  Form,
  FormActions,
  linkClass,
  TextArea,
  TextField,
} from '@haixuan/ui-kit'
import { Link } from '@tanstack/react-router'
import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import {
  $onboardingErrors,
  type OnboardingDraft,
  onboardingLeft,
  onboardingSubmitted,
  submitOnboardingFx,
} from '../model/onboarding.ts'
import { AreaFields } from './area-fields.tsx'
import { BusinessFields } from './business-fields.tsx'
import { LicenceField } from './licence-field.tsx'
import styles from './onboarding-form.module.css'

const EMPTY: OnboardingDraft = {
  ...{ company: '', creditCode: '', licence: null, areaCode: null, address: '', licenceUntil: '' },
  ...{ legalPerson: '', contact: '', mobile: '', email: '', platforms: [], shopUrl: '' },
  ...{ yearlySales: null, needs: [], inviteCode: '', remark: '', hasAgreed: false },
}

interface OnboardingFormProps {
  /** Of the user: the form begins with it. */
  mobile: string
  inviteCode: string
}

/** What a company says that wants to settle in. */
export function OnboardingForm({ mobile, inviteCode }: OnboardingFormProps) {
  const [draft, setDraft] = useState<OnboardingDraft>({ ...EMPTY, mobile, inviteCode })
  const { errors, isPending, submit, leave } = useUnit({
    errors: $onboardingErrors,
    isPending: submitOnboardingFx.pending,
    submit: onboardingSubmitted,
    leave: onboardingLeft,
  })
  useEffect(() => leave, [leave])
  const set = (part: Partial<OnboardingDraft>) => setDraft((before) => ({ ...before, ...part }))
  const text = (
    name: 'company' | 'creditCode' | 'legalPerson' | 'contact' | 'mobile' | 'email' | 'inviteCode',
  ) => ({
    name,
    value: draft[name],
    onChange: (value: string) => set({ [name]: value }),
  })
  return (
    <Form errors={errors} className={styles.root} onSubmit={() => submit(draft)}>
      <fieldset className={styles.part}>
        <legend>企业信息</legend>
        <TextField label="公司名称" required maxLength={100} {...text('company')} />
        <TextField
          label="统一社会信用代码"
          required
          maxLength={18}
          description="18 位，见营业执照"
          {...text('creditCode')}
        />
        <LicenceField file={draft.licence} error={errors['licence']} onFile={(licence) => set({ licence })} />
        <AreaFields value={draft.areaCode} onChange={(areaCode) => set({ areaCode })} />
        <TextField
          label="详细地址"
          name="address"
          maxLength={200}
          value={draft.address}
          onChange={(address) => set({ address })}
        />
        <DateField
          label="营业执照有效期至"
          name="licenceUntil"
          description="长期有效则留空"
          value={draft.licenceUntil || null}
          onChange={(day) => set({ licenceUntil: day ?? '' })}
        />
        <TextField label="法定代表人" maxLength={50} {...text('legalPerson')} />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>联系方式</legend>
        <TextField label="联系人" required maxLength={50} {...text('contact')} />
        <TextField label="手机号码" required maxLength={11} inputMode="tel" {...text('mobile')} />
        <TextField label="邮箱" type="email" maxLength={100} {...text('email')} />
      </fieldset>
      <BusinessFields draft={draft} onChange={set} />
      <TextField label="邀请码" maxLength={16} {...text('inviteCode')} />
      <TextArea
        label="补充说明"
        name="remark"
        maxLength={500}
        value={draft.remark}
        onChange={(remark) => set({ remark })}
      />
      <Checkbox name="agreement" checked={draft.hasAgreed} onChange={(hasAgreed) => set({ hasAgreed })}>
        我已阅读并同意
        <Link to="/yszc" target="_blank" rel="noopener" className={linkClass()}>
          《隐私政策》
        </Link>
        ，所填信息仅用于入驻审核
      </Checkbox>
      <FormActions>
        <Button type="submit" variant="primary" loading={isPending}>
          提交申请
        </Button>
      </FormActions>
    </Form>
  )
}
