import { CliError } from '#platform/command-line/cli-error.ts'
import { type Acts, word } from '#platform/command-line/console-options.ts'
import { messageOfReturn } from '#platform/mail/return-address.ts'
import { noteBounce } from '../store/mail-address.ts'

/** What a mail server calls for each bounce, with the address that it came back to. */
export const MAIL_ACTS: Acts = {
  'mail bounced': async (db, given, out) => {
    const address = word(given, 1, '退信的收件地址')
    const id = messageOfReturn(address)
    if (id === undefined)
      throw new CliError(
        '这不是退信地址，应为 HAIXUAN_MAIL_RETURN 加上编号的形式，例如 bounce+0123…@example.com。',
      )
    const isKnown = await noteBounce(db, id)
    out.text(isKnown ? '已停止向该邮箱地址发信，直到它重新确认' : '没有与这封邮件对应的邮箱地址，未作改动')
    out.json({ id, isKnown })
  },
}
