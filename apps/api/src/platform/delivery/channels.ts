import type { MailSender } from '../mail/mail-sender.ts'
import { readMailSettings } from '../mail/mail-settings.ts'
import { smtpSender } from '../mail/smtp-sender.ts'
import type { Environment } from '../process/environment.ts'
import { aliyunSender } from '../text-message/aliyun-sender.ts'
import type { TextSender } from '../text-message/text-sender.ts'
import { readTextSettings } from '../text-message/text-settings.ts'

/** A way to people outside the site. */
interface Channel<Sender> {
  /** Undefined while the channel is not set up: then nothing offers it. */
  sender: Sender | undefined
  /** For the operator: what is set, or why there is nothing. */
  sentence: string
}

export interface Channels {
  mail: Channel<MailSender>
  text: Channel<TextSender>
  /** Address of the site for links in mails, without a slash at the end. */
  siteUrl: string
}

const off = (name: string, settings: string) =>
  `${name}没有设置，站内不提供需要它的功能。设置 ${settings} 后重启。`

/** A site without mail and text messages. */
export const NO_CHANNELS: Channels = {
  mail: { sender: undefined, sentence: off('邮件', 'HAIXUAN_SMTP_URL') },
  text: { sender: undefined, sentence: off('短信', 'HAIXUAN_ALIYUN_SMS_KEY_ID') },
  siteUrl: '',
}

/** Reads the settings of both channels. A wrong setting leaves its channel off, and the sentence says why. */
export function openChannels(env: Environment): Channels {
  const mail = readMailSettings(env)
  const text = readTextSettings(env)
  return {
    mail:
      mail === undefined
        ? NO_CHANNELS.mail
        : typeof mail === 'string'
          ? { sender: undefined, sentence: mail }
          : { sender: smtpSender(mail), sentence: `邮件经 ${mail.host}:${mail.port} 发出。` },
    text:
      text === undefined
        ? NO_CHANNELS.text
        : typeof text === 'string'
          ? { sender: undefined, sentence: text }
          : { sender: aliyunSender(text), sentence: `短信经阿里云发出，签名“${text.signName}”。` },
    siteUrl: typeof mail === 'object' ? mail.siteUrl : '',
  }
}

/** Settings that are there and wrong, for the log of the start. */
export function channelFaults({ mail, text }: Channels): string[] {
  const none = [NO_CHANNELS.mail.sentence, NO_CHANNELS.text.sentence]
  return [mail, text].flatMap(({ sender, sentence }) =>
    sender === undefined && !none.includes(sentence) ? [sentence] : [],
  )
}
