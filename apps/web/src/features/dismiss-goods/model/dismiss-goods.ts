import { attach, createEffect, createEvent, sample, scopeBind } from 'effector'
import { api, invalidateFx } from '#shared/api'
import { $toasts } from '#shared/notice'
import type { Marketplace } from '#shared/routes'

interface Dismissed {
  marketplace: Marketplace
  ids: readonly string[]
  /** false brings them back among the recommendations. */
  dismissed: boolean
}

/** Somebody wants products recommended no more, or again. */
export const goodsDismissed = createEvent<Dismissed>()

const dismissFx = createEffect(({ marketplace, ids, dismissed }: Dismissed) =>
  api.call('dismissGoods', { path: { marketplace }, body: { ids: [...ids], dismissed } }),
)

sample({ clock: goodsDismissed, target: dismissFx })
sample({ clock: dismissFx.finally, fn: () => ['rankGoods'], target: invalidateFx })

const offerUndoFx = attach({
  source: $toasts,
  effect: (toasts, done: Dismissed) => {
    const undo = scopeBind(goodsDismissed)
    const text = done.dismissed ? '不再推荐这个商品' : '已恢复推荐'
    toasts.success(text, { label: '撤销', run: () => undo({ ...done, dismissed: !done.dismissed }) })
  },
})
sample({ clock: dismissFx.done, fn: ({ params }) => params, target: offerUndoFx })
