import { cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type APIRequestContext, expect } from '@playwright/test'
import { aliyunService, SMS_KEY } from '../apps/api/test/delivery/aliyun.ts'
import { bodyOf, mailSink } from '../apps/api/test/mail-sink.ts'
import { runSite } from '../tooling/run-site.mjs'
import { ACCEPTED } from './people.ts'

/** Where mails say the site is; the journeys open its links on the address that it has. */
const SITE_URL = 'https://www.example.com'
export const PASSWORD = 'sommer-77-tag'

/**
 * A site of its own that sends mail and text messages, and what it has sent.
 * @param mobiles of people who have an account there already
 */
export async function runMessageSite(request: APIRequestContext, mobiles: readonly string[]) {
  const [sink, texts] = await Promise.all([mailSink(), aliyunService()])
  const dataDir = mkdtempSync(join(tmpdir(), 'haixuan-messages-'))
  cpSync(process.env['E2E_FIRST_DATA'] ?? '', dataDir, { recursive: true })
  // Before it sends messages: nobody has to wait for a second code then.
  const quiet = await runSite({ HAIXUAN_RATE_FACTOR: '20' }, dataDir)
  for (const mobile of mobiles) await register(request, quiet.address, mobile)
  await quiet.halt()
  const secret = join(dataDir, 'sms-secret')
  writeFileSync(secret, SMS_KEY.keySecret)
  const site = await runSite(
    {
      HAIXUAN_SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
      HAIXUAN_MAIL_FROM: '海选 <no-reply@example.com>',
      HAIXUAN_SITE_URL: SITE_URL,
      HAIXUAN_ALIYUN_SMS_KEY_ID: SMS_KEY.keyId,
      HAIXUAN_ALIYUN_SMS_KEY_SECRET_FILE: secret,
      HAIXUAN_ALIYUN_SMS_SIGN_NAME: '海选',
      HAIXUAN_ALIYUN_SMS_TEMPLATE: 'SMS_1',
      HAIXUAN_ALIYUN_SMS_ENDPOINT: texts.endpoint,
      HAIXUAN_RATE_FACTOR: '20',
    },
    dataDir,
  )
  const textsTo = (mobile: string) => texts.sent.filter((text) => text.mobile === mobile)
  const mailsTo = (address: string) =>
    sink.mails.filter(({ to }) => to.some((one) => one.toLowerCase() === address.toLowerCase()))
  return {
    address: site.address,
    textsTo,
    mailsTo,
    /** The code that a mobile gets next, after `seen` of them. */
    textTo: async (mobile: string, seen = 0): Promise<string> => {
      await expect.poll(() => textsTo(mobile).length).toBeGreaterThan(seen)
      return textsTo(mobile)[seen]?.code ?? ''
    },
    /** What a mail says that an address gets next, after `seen` of them. */
    mailTo: async (address: string, seen = 0): Promise<string> => {
      await expect.poll(() => mailsTo(address).length).toBeGreaterThan(seen)
      const mail = mailsTo(address)[seen]
      return mail ? bodyOf(mail) : ''
    },
    stop: async () => {
      await site.stop()
      await Promise.all([sink.close(), texts.close()])
    },
  }
}

export type MessageSite = Awaited<ReturnType<typeof runMessageSite>>

/** Where a link of a mail leads on the site that runs. */
export function linkOf({ address }: MessageSite, body: string): string {
  const [link = ''] = new RegExp(`${SITE_URL}[^\\s"<]+`).exec(body) ?? []
  return link.replace(SITE_URL, address)
}

async function register(request: APIRequestContext, address: string, mobile: string): Promise<void> {
  const typed = { mobile, password: PASSWORD, confirm_password: PASSWORD }
  const answer = await request.post(`${address}/api/weapp/register`, { data: { ...typed, ...ACCEPTED } })
  expect(answer.status(), await answer.text()).toBe(200)
}
