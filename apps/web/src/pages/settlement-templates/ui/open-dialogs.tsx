import { lazy, Suspense } from 'react'
import type { TemplateView } from './template-page.tsx'

// Fetched when they are first opened.
const SkuDialog = lazy(async () => ({ default: (await import('./sku-dialog.tsx')).SkuDialog }))
const OrderDialog = lazy(async () => ({ default: (await import('./order-dialog.tsx')).OrderDialog }))

/** The SKU or the order that the address names. */
export function OpenDialogs({ view }: { view: TemplateView }) {
  const { read, go, page } = view.address
  const [sku, order] = [read('sku'), read('order')]
  const close = () => go({ sku: undefined, order: undefined, page })
  return (
    <Suspense>
      {sku !== undefined && <SkuDialog {...{ view, sku }} onClose={close} />}
      {order !== undefined && <OrderDialog {...{ view, order }} onClose={close} />}
    </Suspense>
  )
}
