import { MOBILE_LENGTH, submitSettlementBody } from '@haixuan/rules'
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
import { useForm } from '#shared/form'
import { onboardingForm } from '../model/onboarding.ts'
import { AreaFields } from './area-fields.tsx'
import { BusinessFields } from './business-fields.tsx'
import { LicenceField } from './licence-field.tsx'
import styles from './onboarding-form.module.css'

interface OnboardingFormProps {
  /** Of the user: the form begins with it. */
  mobile: string
  inviteCode: string
}

/** What a company says that wants to settle in. */
export function OnboardingForm({ mobile, inviteCode }: OnboardingFormProps) {
  const { form, submit, field, box, set, values, errors } = useForm(onboardingForm, {
    start: { mobile, inviteCode },
  })
  return (
    <Form {...form} className={styles.root}>
      <fieldset className={styles.part}>
        <legend>企业信息</legend>
        <TextField
          label="公司名称"
          required
          maxLength={submitSettlementBody.company.maxLength}
          {...field('company')}
        />
        <TextField
          label="统一社会信用代码"
          required
          maxLength={submitSettlementBody.creditCode.maxLength}
          description="18 位，见营业执照"
          {...field('creditCode')}
        />
        <LicenceField
          file={values.licence}
          error={errors['licence']}
          onFile={(licence) => set({ licence })}
        />
        <AreaFields value={values.areaCode} onChange={(areaCode) => set({ areaCode })} />
        <TextField
          label="详细地址"
          maxLength={submitSettlementBody.address.maxLength}
          {...field('address')}
        />
        <DateField
          label="营业执照有效期至"
          name="licenceUntil"
          description="长期有效则留空"
          value={values.licenceUntil || null}
          onChange={(day) => set({ licenceUntil: day ?? '' })}
        />
        <TextField
          label="法定代表人"
          maxLength={submitSettlementBody.legalPerson.maxLength}
          {...field('legalPerson')}
        />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>联系方式</legend>
        <TextField
          label="联系人"
          required
          maxLength={submitSettlementBody.contact.maxLength}
          {...field('contact')}
        />
        <TextField label="手机号码" required maxLength={MOBILE_LENGTH} inputMode="tel" {...field('mobile')} />
        <TextField
          label="邮箱"
          type="email"
          maxLength={submitSettlementBody.email.maxLength}
          {...field('email')}
        />
      </fieldset>
      <BusinessFields field={field} />
      <TextField
        label="邀请码"
        maxLength={submitSettlementBody.inviteCode.maxLength}
        {...field('inviteCode')}
      />
      <TextArea label="补充说明" maxLength={submitSettlementBody.remark.maxLength} {...field('remark')} />
      <Checkbox {...box('agreement')}>
        我已阅读并同意
        <Link to="/yszc" target="_blank" rel="noopener" className={linkClass()}>
          《隐私政策》
        </Link>
        ，所填信息仅用于入驻审核
      </Checkbox>
      <FormActions>
        <Button {...submit} variant="primary">
          提交申请
        </Button>
      </FormActions>
    </Form>
  )
}
