import type { components, HaixuanError, OperationData } from '@haixuan/api-sdk'
import { isCreditCode } from '@haixuan/rules'
import { createEffect, sample } from 'effector'
import { mainlandMobile } from '#shared/account-rules'
import { api, invalidateFx } from '#shared/api'
import { createForm, type Faults } from '#shared/form'
import { noticeAsked } from '#shared/notice'
import { readLicence } from '../lib/read-licence.ts'

type Body = components['schemas']['SettlementForm']
export type Onboarding = NonNullable<OperationData<'getSettlement'>>
export type Platform = Body['platforms'][number]
export type Need = Body['needs'][number]
export type YearlySales = NonNullable<Body['yearlySales']>

/** The body of the contract while it is filled in: texts may be empty, and what is chosen may be missing. */
export interface OnboardingDraft
  extends Omit<Required<Body>, 'licence' | 'areaCode' | 'platforms' | 'yearlySales' | 'needs'> {
  licence: File | null
  areaCode: string | null
  platforms: readonly Platform[]
  yearlySales: YearlySales | null
  needs: readonly Need[]
  agreement: boolean
}

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

const faults = (draft: OnboardingDraft): Faults<OnboardingDraft> => ({
  company: draft.company.trim().length < 2 ? '请填写公司名称' : undefined,
  creditCode: isCreditCode(draft.creditCode.trim()) ? undefined : '统一社会信用代码不正确，请核对 18 位代码',
  licence: draft.licence === null ? '请上传营业执照' : undefined,
  contact: draft.contact.trim() === '' ? '请填写联系人' : undefined,
  mobile: mainlandMobile(draft.mobile),
  email: optional(draft.email, /^[^\s@]+@[^\s@]+\.[^\s@]+$/, '邮箱格式不正确'),
  shopUrl: optional(draft.shopUrl, /^https:\/\//, '店铺链接应以 https:// 开头'),
  platforms: draft.platforms.length === 0 ? '请选择经营平台' : undefined,
  needs: draft.needs.length === 0 ? '请选择合作需求' : undefined,
  agreement: draft.agreement ? undefined : '请阅读并同意协议',
})

export const onboardingForm = createForm({
  initial: {
    ...{ company: '', creditCode: '', licence: null, areaCode: null, address: '', licenceUntil: '' },
    ...{ legalPerson: '', contact: '', mobile: '', email: '', platforms: [], shopUrl: '' },
    ...{ yearlySales: null, needs: [], inviteCode: '', remark: '', agreement: false },
  },
  faults,
  submit: submitOnboardingFx,
})

sample({ clock: submitOnboardingFx.done, fn: () => ['getSettlement'], target: invalidateFx })
sample({
  clock: submitOnboardingFx.done,
  fn: () => ({ tone: 'success' as const, text: '入驻申请已提交，请等待审核' }),
  target: noticeAsked,
})
