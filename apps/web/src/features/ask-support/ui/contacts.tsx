import { DescriptionList, FailedState, Link, Picture, QrCode, Skeleton } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { contactsQuery, pictureOf, siteDictionaryQuery, textOf } from '#entities/dictionary'
import { ASIDE } from '#shared/api'
import { SITE } from '#shared/config'
import { $user } from '#shared/session'
import styles from './support-sheet.module.css'

const CODE_PX = 144

/** The operator's contacts; what is not set is left out. A white-label site shows the user's own support alone. */
export function Contacts() {
  const { data, error, refetch, isFetching } = useQuery(contactsQuery())
  const { data: site = [] } = useQuery({ ...siteDictionaryQuery(), ...ASIDE })
  const own = useUnit($user)?.belongCode
  if (SITE.isWhiteLabel) {
    return own ? <Code src={own} /> : <p className={styles.note}>请与为您开通账号的服务商联系。</p>
  }
  if (!data) {
    return error ? (
      <FailedState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <Skeleton shape="block" width="100%" height="160px" />
    )
  }
  const text = (key: string) => textOf(data, key)
  const [phone, mail, bank] = [text('phone'), text('mail'), text('bank')]
  const items = [
    { term: '微信号', value: text('wechat') },
    { term: '电话', value: phone && <Link href={`tel:${phone.replace(/[^\d+-]/g, '')}`}>{phone}</Link> },
    { term: '邮箱', value: mail && <Link href={`mailto:${mail.replace(/[（(\s].*/, '')}`}>{mail}</Link> },
    { term: '服务时间', value: text('hours') },
    { term: '对公账户', value: bank && <span className={styles.lines}>{bank}</span> },
  ].filter(({ value }) => value)
  const [src, link] = [own ?? pictureOf(site, 'customer'), text('wechat_link')]
  if (items.length === 0 && !src && !link) {
    return <p className={styles.note}>运营方尚未填写联系方式。请在下面提交申请，处理结果会显示在这里。</p>
  }
  return (
    <div className={styles.contacts}>
      {src ? <Code src={src} /> : link && <Code link={link} />}
      {items.length > 0 && <DescriptionList columns={1} items={items} />}
    </div>
  )
}

/** A picture that the operator has set, or a code drawn from a link. */
function Code({ src, link }: { src?: string; link?: string }) {
  return (
    <figure className={styles.code}>
      {src ? (
        <Picture src={src} alt="客服二维码" width={CODE_PX} height={CODE_PX} fit="contain" />
      ) : (
        link && <QrCode text={link} label="客服微信二维码" size={CODE_PX} />
      )}
      <figcaption className={styles.note}>微信扫码添加客服</figcaption>
    </figure>
  )
}
