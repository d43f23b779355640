import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { readBounceInput } from '../../src/cli/bounce-input.ts'
import { consoleCommand } from '../../src/cli/console-command.ts'
import { FolderStore } from '../../src/platform/files/folder-store.ts'
import { describeOnBothEngines } from '../engines.ts'

const sample = (name: string) =>
  readFileSync(new URL(`../../src/platform/mail/samples/${name}.eml`, import.meta.url), 'utf8')

describeOnBothEngines('bounces that a mail server pipes in', (database) => {
  /** What the command does with a report about a mail to a verified address. */
  async function pipe(name: string, returned?: (tag: string) => string) {
    const db = database()
    const [messageId, addressId] = [randomUUID(), randomUUID()]
    await db.pool.query(
      `insert into user_mail (user_id, id, address, address_key, verified_at) values ($1, $2, $3, $3, now())`,
      [randomUUID(), addressId, `${addressId}@example.org`],
    )
    await db.pool.query(
      `insert into outgoing_message (id, channel, purpose, address_id, state, expires_at)
       values ($1, 'mail', 'notices', $2, 'sent', now())`,
      [messageId, addressId],
    )
    const tag = messageId.replaceAll('-', '')
    const source = sample(name)
      .replaceAll('0123456789ab4cde8f0123456789abcd', returned ? 'f'.repeat(32) : tag)
      .replaceAll('01234567-89ab-4cde-8f01-23456789abcd', messageId)
    const said: string[] = []
    const out = {
      text: (line: string) => void said.push(line),
      ...{ json: () => undefined, progress: () => undefined, clearProgress: () => undefined },
    }
    const typed = ['mail', 'bounce', ...(returned ? [returned(tag)] : [])]
    const words = await readBounceInput(typed, Readable.from([Buffer.from(source)]), out)
    if (words)
      await consoleCommand(words[0] ?? '', words.slice(1), {
        ...{ out, folder: '/', fileStore: new FolderStore('/nowhere') },
        openDatabase: async () => Object.create(db, { close: { value: async () => undefined } }),
      })
    const { rows } = await db.pool.query('select bounced_at from user_mail where id = $1', [addressId])
    return { isEnded: rows[0].bounced_at !== null, said }
  }

  test.each(['postfix-user-unknown', 'exchange-not-found', 'qq-mailbox-not-found'])(
    '%s ends the address',
    async (name) => {
      expect(await pipe(name)).toEqual({ isEnded: true, said: ['已停止向该邮箱地址发信，直到它重新确认'] })
    },
  )

  test.each([
    ['exim-blocked-by-gmail', '投递失败，但不是因为收件地址不存在，未作改动'],
    ['postfix-delayed', '不是退信报告（RFC 3464），未作改动'],
    ['notice-of-absence', '不是退信报告（RFC 3464），未作改动'],
  ])('%s ends nothing, and is no failure', async (name, sentence) => {
    expect(await pipe(name)).toEqual({ isEnded: false, said: [sentence] })
  })

  test('the address that the mail server tells names the message', async () => {
    const { isEnded } = await pipe('postfix-user-unknown', (tag) => `bounce+${tag}@example.com`)
    expect(isEnded).toBe(true)
  })
})
