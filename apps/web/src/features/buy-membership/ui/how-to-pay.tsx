import { Banner, Button, CopyIcon, Countdown, DescriptionList, QrCode } from '@haixuan/ui-kit'
import { dayText, type Order, yuan } from '#entities/order'
import styles from './buy-membership.module.css'

/** The code to scan, or the account to transfer to. */
export function HowToPay({ order, onCopy }: { order: Order; onCopy: (text: string) => void }) {
  const { payment, priceFen } = order
  if (payment === null) {
    return (
      <Banner tone="warning" title="暂时无法取得支付信息">
        请稍后重新打开订单，或联系客服开通。
      </Banner>
    )
  }
  if (payment.method === 'wechat') {
    return (
      <div className={styles.code}>
        <span className={styles.price}>{yuan(priceFen)}</span>
        <QrCode text={payment.codeUrl} label={`微信扫码支付 ${yuan(priceFen)}`} size={220} />
        <span>打开微信“扫一扫”支付，到账后本页自动更新</span>
        <span className={styles.small}>
          <Countdown end={order.expiresAt} label="订单有效期" ended="订单已过期" /> 后过期
        </span>
      </div>
    )
  }
  return (
    <div className={styles.stack}>
      <Banner tone="warning" title={`转账时请在备注中填写订单号 ${payment.remark}`}>
        备注用于核对到账，请勿遗漏；金额须与订单一致。
      </Banner>
      <DescriptionList
        columns={1}
        items={[
          { term: '应付', value: <strong>{yuan(priceFen)}</strong> },
          { term: '户名', value: payment.payee },
          { term: '开户行', value: payment.bank },
          { term: '账号', value: payment.account },
          { term: '备注', value: payment.remark },
          { term: '有效期至', value: dayText(order.expiresAt) },
        ]}
      />
      <Button
        icon={<CopyIcon />}
        onClick={() =>
          onCopy(
            `户名：${payment.payee}\n开户行：${payment.bank}\n账号：${payment.account}\n金额：${yuan(priceFen)}\n备注：${payment.remark}`,
          )
        }
      >
        复制转账信息
      </Button>
    </div>
  )
}
