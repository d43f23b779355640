import { requireFreeQuota } from '#modules/access'
import { quotaAccount } from '#modules/access/rules'
import { lockAccount } from '#modules/account'
import { ownView, requireWatched } from '#modules/keeping'
import { Failure } from '#platform/failure.ts'
import type { Handler } from '#platform/http/handler.ts'
import { fullRule } from '../rules/alert-rule.ts'
import { checkedBy } from '../store/preview-alert.ts'
import { countAlerts, putAlert } from '../store/view-alert-rows.ts'
import { checkRule } from '../store/watched-list.ts'

export const setViewAlert: Handler<'setViewAlert'> = async ({ params, body }, context) => {
  const { db, caller } = context
  const { user, view } = await ownView(db, caller, params.id)
  if (!view.watched) {
    throw new Failure(
      'view_not_watchable',
      '提醒按逐日存下的数据计算，这个列表没有这样的数据；请在商品、店铺、达人、直播或视频列表保存视图后再设置',
    )
  }
  requireWatched(context, view.watched)
  checkRule(view.watched, body.rule)
  // From the data of now on: a new rule tells nothing of the past.
  const checkedThrough = await checkedBy(db, view.watched, body.rule)
  const { isOn } = body
  const alert = { userId: user.userId, viewId: params.id, rule: fullRule(body.rule), isOn, checkedThrough }
  await db.transaction(async (trx) => {
    const held = { ...db, kysely: trx }
    if (isOn) {
      // Two that come at once are counted one after the other.
      await lockAccount(trx, quotaAccount(user))
      const others = await countAlerts(held, quotaAccount(user), params.id)
      requireFreeQuota(user, 'alertRules', '视图提醒', others + 1)
    }
    await putAlert(held, alert, Date.now())
  })
  return { status: 200, body: { code: 0, data: (await ownView(db, caller, params.id)).view } }
}
