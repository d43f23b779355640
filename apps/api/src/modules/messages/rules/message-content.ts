/** What is sent, as the outbox keeps it. */
export type MessageContent =
  | { is: 'code'; purpose: CodePurpose; code: string }
  /** A link to verify an address. */
  | { is: 'confirm'; path: string }
  /** Notices of the site that a person has subscribed to. */
  | NoticesContent

interface NoticesContent {
  is: 'notices'
  subject: string
  items: readonly { title: string; body: string; path: string | null }[]
  /** How many are not listed. */
  more: number
  allPath: string
  /** What they are sent by; it may end before they are sent. */
  subscriptionId: string
  unsubscribeToken: string
}

export type CodePurpose = 'register' | 'reset'

/** A block of a mail, as the template takes it. */
type Block =
  | { is: 'text'; text: string }
  | { is: 'code'; code: string }
  | { is: 'link'; label: string; url: string }
  | { is: 'list'; items: readonly { text: string; note: string; url?: string }[] }

/** Where programs of mail end a subscription (RFC 8058); a person who opens it comes to a page that asks. */
export const UNSUBSCRIBE_PATH = '/api/mail/unsubscribe'

const DOES = { register: '注册账号', reset: '重设密码' } as const

/** The words of a mail. */
export function mailOf(
  content: MessageContent,
  siteUrl: string,
): { subject: string; blocks: Block[]; footer: string; unsubscribeUrl?: string } {
  if (content.is === 'notices') return noticesOf(content, siteUrl)
  if (content.is === 'code')
    return {
      subject: `${DOES[content.purpose]}的验证码`,
      blocks: [
        { is: 'text', text: `您正在${DOES[content.purpose]}，请在页面上输入验证码：` },
        { is: 'code', code: content.code },
        { is: 'text', text: '10 分钟内有效。请不要把它告诉任何人，客服也不会向您索要。' },
      ],
      footer: '不是您本人操作时，请忽略这封邮件，您的账号没有变化。',
    }
  return {
    subject: '确认您的邮箱地址',
    blocks: [
      { is: 'text', text: '有人在“我的邮箱”里添加了这个地址。是您本人时，请在 24 小时内确认：' },
      { is: 'link', label: '确认邮箱地址', url: `${siteUrl}${content.path}` },
    ],
    footer: '不是您本人操作时，请忽略这封邮件：没有确认的地址不会收到别的邮件。',
  }
}

function noticesOf({ subject, items, more, allPath, unsubscribeToken }: NoticesContent, siteUrl: string) {
  const list = items.map(({ title, body, path }) => ({
    ...{ text: title, note: body },
    ...(path === null ? {} : { url: `${siteUrl}${path}` }),
  }))
  return {
    subject,
    blocks: [
      { is: 'list', items: list },
      ...(more > 0 ? [{ is: 'text' as const, text: `另有 ${more} 条没有列出。` }] : []),
      { is: 'link', label: '查看全部消息', url: `${siteUrl}${allPath}` },
    ] satisfies Block[],
    footer: '您在“我的邮箱”里开启了通知邮件，因此收到这封邮件。',
    unsubscribeUrl: `${siteUrl}${UNSUBSCRIBE_PATH}?token=${unsubscribeToken}`,
  }
}
