import { createTransport } from 'nodemailer'
import { DeliveryError } from '../delivery/delivery-error.ts'
import { isLoopback } from '../http/loopback.ts'
import { inSpan } from '../tracing/span.ts'
import { judgeAddress } from './dead-address.ts'
import type { Mail, MailSender } from './mail-sender.ts'
import type { MailSettings } from './mail-settings.ts'
import { returnAddressOf } from './return-address.ts'

/** Well below the lease of a job. */
const TIMEOUT_MS = 20_000

/** Sends by SMTP, one connection for each mail. */
export function smtpSender({ host, port, isTls, user, password, ...about }: MailSettings): MailSender {
  const transport = createTransport({
    ...{ host, port, secure: isTls },
    // What leaves this machine is encrypted.
    requireTLS: !isTls && !isLoopback(host),
    ...(user === undefined ? {} : { auth: { user, pass: password ?? '' } }),
    ...{ connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS },
    // A mail is made of texts alone: it reads no file and calls no address.
    ...{ disableFileAccess: true, disableUrlAccess: true },
  })
  const domain = about.from.address.split('@')[1]
  return {
    async send(mail: Mail) {
      const facts = { 'server.address': host, 'server.port': port }
      const deliver = () =>
        transport.sendMail({
          from: about.from,
          to: { name: '', address: mail.to },
          envelope: { from: returnAddressOf(about.returnAddress, mail.id), to: [mail.to] },
          messageId: `<${mail.id}@${domain}>`,
          ...{ subject: mail.subject, text: mail.text, html: mail.html },
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(mail.unsubscribeUrl === null
              ? {}
              : {
                  'List-Unsubscribe': { prepared: true, value: `<${mail.unsubscribeUrl}>` },
                  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
                }),
          },
        })
      await inSpan({ name: 'send mail', kind: 'client', facts }, deliver).catch((error: unknown) => {
        throw refusal(error, `${host}:${port}`)
      })
    },
  }
}

/** What is known of a failure of the library. */
interface Refusal {
  code?: string
  responseCode?: number
  command?: string
  /** What the server said. */
  response?: string
}

/** The answer of a server may hold the recipient: the sentence has the code alone. */
function refusal(error: unknown, server: string): DeliveryError {
  const { code, responseCode, command, response = '' } = error as Refusal
  if (code === 'EAUTH')
    return new DeliveryError(`邮件服务器 ${server} 不接受账号或密码，请检查 HAIXUAN_SMTP_URL。`, false)
  if (code === 'ETLS')
    return new DeliveryError(`邮件服务器 ${server} 不能加密连接，请改用 smtps:// 或检查证书。`, false)
  if (code === 'EENVELOPE' && command === 'RCPT TO' && (responseCode ?? 0) >= 500)
    return judgeAddress(undefined, response) === 'elsewhere'
      ? new DeliveryError(`邮件服务器 ${server} 拒收，但不是因为收件地址（${responseCode}）。`, true, false)
      : new DeliveryError(`邮件服务器 ${server} 不接受收件地址（${responseCode}）。`, true)
  if (responseCode !== undefined)
    return new DeliveryError(`邮件服务器 ${server} 拒绝了邮件（${responseCode}），稍后重试。`, false)
  return new DeliveryError(`无法连接邮件服务器 ${server}（${code ?? '未知原因'}），稍后重试。`, false)
}
