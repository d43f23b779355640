import type { HaixuanError, OperationData } from '@haixuan/api-sdk'
import { isCreditCode, type Marketplace } from '@haixuan/rules'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { mainlandMobile, serverErrors, wrongFields } from '#shared/account-rules'
import { api, invalidateFx } from '#shared/api'
import { noticeAsked } from '#shared/notice'
import { readLicence } from '../lib/read-licence.ts'

export type Onboarding = NonNullable<OperationData<'getSettlement'>>
export type Platform = Marketplace | 'amazon' | 'other'
export type Need = 'membership' | 'white-label' | 'api' | 'custom'
export type YearlySales = 'below-1m' | '1m-10m' | '10m-100m' | 'above-100m'

export interface OnboardingDraft {
  company: string
  creditCode: string
  licence: File | null
  areaCode: string | null
  address: string
  /** A day, or nothing for a licence without an end. */
  licenceUntil: string
  legalPerson: string
  contact: string
  mobile: string
  email: string
  platforms: readonly Platform[]
  shopUrl: string
  yearlySales: YearlySales | null
  needs: readonly Need[]
  inviteCode: string
  remark: string
  hasAgreed: boolean
}

export const onboardingSubmitted = createEvent<OnboardingDraft>()
export const onboardingLeft = createEvent()

export const submitOnboardingFx = createEffect<OnboardingDraft, unknown, HaixuanError | Error>(
  async (draft) => {
    if (!draft.licence) throw new Error('请上传营业执照')
    const licence = await readLicence(draft.licence)
    const said = {
      areaCode: draft.areaCode ?? '',
      address: draft.address.trim(),
      licenceUntil: draft.licenceUntil || 'longterm',
      legalPerson: draft.legalPerson.trim(),
      email: draft.email.trim(),
      shopUrl: draft.shopUrl.trim(),
      inviteCode: draft.inviteCode.trim(),
      remark: draft.remark.trim(),
    }
    const given = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== ''))
    return await api.call(
      'submitSettlement',
      {
        body: {
          ...given,
          ...(draft.yearlySales === null ? {} : { yearlySales: draft.yearlySales }),
          company: draft.company.trim(),
          creditCode: draft.creditCode.trim().toUpperCase(),
          licence,
          contact: draft.contact.trim(),
          mobile: draft.mobile.trim(),
          platforms: [...draft.platforms],
          needs: [...draft.needs],
        },
      },
      { quiet: true },
    )
  },
)

const optional = (value: string, form: RegExp, message: string) =>
  value.trim() === '' || form.test(value.trim()) ? undefined : message

/** What is wrong with a form, by field. */
export const onboardingFaults = (draft: OnboardingDraft): Readonly<Record<string, string>> =>
  wrongFields({
    company: draft.company.trim().length < 2 ? '请填写公司名称' : undefined,
    creditCode: isCreditCode(draft.creditCode.trim())
      ? undefined
      : '统一社会信用代码不正确，请核对 18 位代码',
    licence: draft.licence === null ? '请上传营业执照' : undefined,
    contact: draft.contact.trim() === '' ? '请填写联系人' : undefined,
    mobile: mainlandMobile(draft.mobile),
    email: optional(draft.email, /^[^\s@]+@[^\s@]+\.[^\s@]+$/, '邮箱格式不正确'),
    shopUrl: optional(draft.shopUrl, /^https:\/\//, '店铺链接应以 https:// 开头'),
    platforms: draft.platforms.length === 0 ? '请选择经营平台' : undefined,
    needs: draft.needs.length === 0 ? '请选择合作需求' : undefined,
    agreement: draft.hasAgreed ? undefined : '请阅读并同意协议',
  })

/** As the contract names them too. */
const FIELDS = [
  ...['company', 'creditCode', 'licence', 'areaCode', 'address', 'licenceUntil', 'legalPerson', 'contact'],
  ...['mobile', 'email', 'platforms', 'shopUrl', 'yearlySales', 'needs', 'inviteCode', 'remark'],
]
const checked = onboardingSubmitted.map((draft) => ({ draft, wrong: onboardingFaults(draft) }))

export const $onboardingErrors = createStore<Readonly<Record<string, string>>>({})
  .on(checked, (_, { wrong }) => wrong)
  .on(submitOnboardingFx.failData, (_, error) => serverErrors(error, { names: FIELDS }))
  .reset(onboardingLeft, submitOnboardingFx.done)

sample({
  clock: checked,
  filter: ({ wrong }) => Object.keys(wrong).length === 0,
  fn: ({ draft }) => draft,
  target: submitOnboardingFx,
})
sample({ clock: submitOnboardingFx.done, fn: () => ['getSettlement'], target: invalidateFx })
sample({
  clock: submitOnboardingFx.done,
  fn: () => ({ tone: 'success' as const, text: '入驻申请已提交，请等待审核' }),
  target: noticeAsked,
})
