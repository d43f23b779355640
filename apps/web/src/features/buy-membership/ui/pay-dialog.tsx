import { Banner, Button, Dialog, FailedState, Skeleton } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { METHOD_NAME, ORDER_STATUS, type Order, orderQuery } from '#entities/order'
import { stateWord, wordOf } from '#shared/known-word'
import { cancelOrderFx, orderCancelled, orderPaid } from '../model/orders.ts'
import styles from './buy-membership.module.css'
import { HowToPay } from './how-to-pay.tsx'
import { PaidOrder } from './paid-order.tsx'

const POLL_MS = 3_000

interface PayDialogProps {
  orderId: string
  onCopy: (text: string) => void
  onClose: () => void
}

/** An order while it is paid: how to pay, and what became of it. */
export function PayDialog({ orderId, onCopy, onClose }: PayDialogProps) {
  const { data, error, refetch, isFetching } = useQuery({
    ...orderQuery(orderId),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? POLL_MS : false),
  })
  useTellPaid(data)
  const [cancel, isCancelling] = useUnit([orderCancelled, cancelOrderFx.pending])
  const isPending = data?.status === 'pending'
  return (
    <Dialog
      open
      size="small"
      title={data ? `${data.planName} · ${stateWord(ORDER_STATUS, data.status).name}` : '订单'}
      closeOnPressOutside={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          {isPending && (
            <Button loading={isCancelling} onClick={() => cancel(orderId)}>
              取消订单
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            {isPending ? '稍后支付' : '关闭'}
          </Button>
        </>
      }
    >
      {data ? (
        <OrderState order={data} onCopy={onCopy} />
      ) : error ? (
        <FailedState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeleton shape="block" width="100%" height="240px" />
      )}
    </Dialog>
  )
}

function OrderState({ order, onCopy }: { order: Order; onCopy: (text: string) => void }) {
  if (order.status === 'paid') return <PaidOrder order={order} />
  if (order.status === 'pending') return <HowToPay order={order} onCopy={onCopy} />
  return (
    <div className={styles.stack}>
      <Banner tone="info" title={`订单${stateWord(ORDER_STATUS, order.status).name}`}>
        如已通过{wordOf(METHOD_NAME, order.method)}付款，到账后仍会自动开通；需要时请重新下单。
      </Banner>
    </div>
  )
}

/** Tells once that the order has come to be paid while it was on the screen. */
function useTellPaid(order: Order | undefined): void {
  const tell = useUnit(orderPaid)
  const before = useRef<Order['status']>(undefined)
  useEffect(() => {
    if (order?.status === 'paid' && before.current === 'pending') tell(order.id)
    before.current = order?.status
  }, [order, tell])
}
