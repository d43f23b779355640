import { Button, Link } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { $contacts, $isRevealing, contactWanted } from '../model/reveal-contact.ts'
import styles from './contact-line.module.css'

interface ContactLineProps {
  /** Handle. */
  id: string
  hasContact: boolean
  onCopy: (text: string) => void
}

/** The published contact of a creator, once it is asked for, and what is left of the quota. */
export function ContactLine({ id, hasContact, onCopy }: ContactLineProps) {
  const { contacts, isRevealing, want } = useUnit({
    contacts: $contacts,
    isRevealing: $isRevealing,
    want: contactWanted,
  })
  const contact = contacts[id]
  if (!hasContact) return <span className={styles.note}>没有公开的商务联系方式</span>
  if (!contact) {
    return (
      <Button size="small" loading={isRevealing} onClick={() => want(id)}>
        查看公开联系方式
      </Button>
    )
  }
  const { email, links, publishedAt, used, limit } = contact
  return (
    <span className={styles.line}>
      {email !== null && (
        <>
          <span>{email}</span>
          <Button size="small" variant="quiet" onClick={() => onCopy(email)}>
            复制邮箱
          </Button>
        </>
      )}
      {links.map((link) => (
        <Link key={link} external href={link}>
          {link}
        </Link>
      ))}
      <span className={styles.note}>
        {publishedAt !== null && `公开于${publishedAt}；`}今日已查看 {used} / {limit.toLocaleString('zh-CN')}
      </span>
    </span>
  )
}
