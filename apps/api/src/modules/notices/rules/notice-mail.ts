/** A notice as a mail tells it. */
export interface MailedNotice {
  title: string
  body: string
  /** Address in the site; null: it has none. */
  page: string | null
}

/** Notices that one mail lists; the others are behind its link. */
export const MOST_LISTED = 10

/** Opens the notices of the site, wherever its pages have a header. */
const NOTICES_PAGE = '/#notices'

/** What a mail says about notices, the newest first. @param notices at least one */
export function noticeMail(notices: readonly MailedNotice[], isDigest: boolean) {
  const [first] = notices
  const subject = notices.length === 1 && first ? first.title : `${notices.length} 条新消息`
  return {
    subject: isDigest ? `每日汇总：${subject}` : subject,
    items: notices.slice(0, MOST_LISTED).map(({ title, body, page }) => ({ title, body, path: page })),
    more: Math.max(0, notices.length - MOST_LISTED),
    allPath: NOTICES_PAGE,
  }
}
