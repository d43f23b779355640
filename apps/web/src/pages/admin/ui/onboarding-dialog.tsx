import { decideSettlementBody } from '@haixuan/rules'
import { DescriptionList, RadioGroup, Sentence, TextArea } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { NEEDS, PLATFORMS, YEARLY_SALES } from '#features/submit-onboarding'
import { apiQuery } from '#shared/api'
import { useForm } from '#shared/form'
import { FormDialog } from '#shared/form-dialog'
import type { OnboardingApplication } from '../model/console-rows.ts'
import { onboardingDecisionForm } from '../model/request-forms.ts'
import styles from './admin.module.css'

const DECISIONS = [
  { value: 'approved', label: '通过' },
  { value: 'incomplete', label: '需补充' },
  { value: 'rejected', label: '拒绝' },
] as const

/** Names of the parts of the form. */
const PARTS: Readonly<Record<string, string>> = {
  areaCode: '地区代码',
  address: '地址',
  licenceUntil: '执照有效期',
  legalPerson: '法人',
  email: '邮箱',
  platforms: '经营平台',
  shopUrl: '店铺链接',
  yearlySales: '年销售额',
  needs: '合作需求',
  inviteCode: '邀请码',
  remark: '备注',
}
const WORDS: ReadonlyMap<unknown, string> = new Map(
  [...PLATFORMS, ...NEEDS, ...YEARLY_SALES, { value: 'longterm', label: '长期' }].map(({ value, label }) => [
    value,
    label,
  ]),
)
const shown = (value: unknown): string =>
  Array.isArray(value) ? value.map(shown).join('、') : (WORDS.get(value) ?? String(value))

/** An application with its licence; one that waits can be decided. */
export function OnboardingDialog({
  application,
  onClose,
}: {
  application: OnboardingApplication
  onClose: () => void
}) {
  const { id, company, creditCode, contact, mobile, detail, status } = application
  const form = useForm(onboardingDecisionForm, {
    start: { id, isPending: status === 'pending' },
    onDone: onClose,
  })
  const { data, error } = useQuery(apiQuery('getSettlementLicence', { path: { id } }))
  return (
    <FormDialog
      title={company}
      size="medium"
      form={form}
      onClose={onClose}
      submitLabel="提交审核结果"
      className={styles.form}
    >
      <DescriptionList
        items={[
          { term: '信用代码', value: creditCode },
          { term: '联系人', value: contact },
          { term: '手机', value: mobile },
          ...Object.entries(detail).map(([name, value]) => ({
            term: PARTS[name] ?? name,
            value: shown(value),
          })),
        ]}
      />
      {data && <img src={data.picture} alt={`${company} 的营业执照`} className={styles.licence} />}
      {error && !data && (
        <p role="alert">
          <Sentence>{`营业执照没有读取到（${error.message}），请关闭后重试`}</Sentence>
        </p>
      )}
      <RadioGroup label="审核结果" options={DECISIONS} {...form.field('status')} />
      <TextArea
        label="说明"
        description="申请人会看到"
        maxLength={decideSettlementBody.reply.maxLength}
        {...form.field('reply')}
      />
    </FormDialog>
  )
}
