import { nextTierFor } from '@haixuan/rules'
import { requireMarketplace, signedIn } from '#modules/access'
import { entitlementOf, quotaAccount, quotaDay, quotaResetAt } from '#modules/access/rules'

import { Failure } from '#platform/failure.ts'
import type { Handler } from '#platform/http/handler.ts'
import { bookLook, readContact } from '../store/creator-contact.ts'
import { findSubject } from './find-subject.ts'

/** The business contact that a creator has published, against the daily quota of the main account. */
export const revealCreatorContact: Handler<'revealCreatorContact'> = async ({ params }, { db, caller }) => {
  requireMarketplace(caller, params.marketplace)
  const user = signedIn(caller)
  const { subjectId } = await findSubject(db, 'creator', params.id)
  const contact = await readContact(db.kysely, subjectId)
  if (!contact) {
    throw new Failure('contact_unknown', `达人 ${params.id} 没有公开的商务联系方式`)
  }
  const limit = entitlementOf(caller).contactsPerDay
  const now = Date.now()
  const day = quotaDay(now)
  // Sub-accounts share the quota of their main account.
  const used = await bookLook(db, {
    ...{ userId: quotaAccount(user), day, creatorId: subjectId, limit },
  })
  if (used === null) {
    const next = nextTierFor(user.tier, 'contactsPerDay')?.vip_type
    const need = next === undefined ? {} : { need: next }
    if (limit === 0) throw new Failure('tier_needed', '当前会员等级不能查看达人联系方式，请升级会员', need)
    const message = `今日 ${limit} 次联系方式额度已用完，明天恢复；升级会员可以提高额度`
    throw new Failure('contact_quota', message, { ...need, retryAfterMs: quotaResetAt(now) - now })
  }
  const { email, links, published_at } = contact
  return { status: 200, body: { code: 0, data: { email, links, publishedAt: published_at, used, limit } } }
}
