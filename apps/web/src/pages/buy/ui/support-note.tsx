import { Banner } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { frontDeskQuery, pictureOf } from '#entities/front-desk'
import { $user } from '#shared/session'
import styles from './buy-page.module.css'

/** Where no way to pay is set up: whom to ask. */
export function SupportNote() {
  const { data: entries = [] } = useQuery(frontDeskQuery())
  const user = useUnit($user)
  const picture = user?.belongCode ?? pictureOf(entries, 'customer')
  return (
    <Banner tone="info" title="联系客服开通">
      在线支付尚未启用，请联系客服购买或续费。
      {picture && <img src={picture} alt="客服二维码" width={120} height={120} className={styles.support} />}
    </Banner>
  )
}
