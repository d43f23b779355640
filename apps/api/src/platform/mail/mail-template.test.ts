import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeHtml, renderMail } from './mail-template.ts'

const CONTENT = {
  subject: '验证码',
  siteName: '海选',
  blocks: [
    { is: 'text', text: '您好' },
    { is: 'code', code: '012345' },
    { is: 'link', label: '确认', url: 'https://www.example.com/a?b=1&c=2' },
    { is: 'list', items: [{ text: '甲' }, { text: '乙', note: '丙', url: 'https://www.example.com/2' }] },
  ],
  footer: '请勿回复。',
} as const

test('text and HTML hold the same words', () => {
  const { subject, text, html } = renderMail(CONTENT)
  expect(subject).toBe('验证码')
  for (const word of ['您好', '012345', '确认', '甲', '乙', '丙', '海选', '请勿回复。']) {
    expect(text).toContain(word)
    expect(html).toContain(word)
  }
  expect(text).toContain('https://www.example.com/a?b=1&c=2')
  expect(html).toContain('href="https://www.example.com/a?b=1&#38;c=2"')
  expect([text, html].some((part) => part.includes('退订'))).toBe(false)
  const off = renderMail({ ...CONTENT, unsubscribeUrl: 'https://www.example.com/off' })
  expect(off.text).toContain('退订：https://www.example.com/off')
  expect(off.html).toContain('<a href="https://www.example.com/off">')
})

test('nothing that is given becomes markup', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (any) => {
      expect(escapeHtml(any)).not.toMatch(/[<>"']/)
      const about = { subject: any, siteName: any, footer: any, unsubscribeUrl: any }
      const blocks = [
        { is: 'text', text: any },
        { is: 'code', code: any },
      ] as const
      const link = { is: 'link', label: any, url: any } as const
      const list = { is: 'list', items: [{ text: any, note: any, url: any }] } as const
      const tags = (html: string) => html.match(/<[a-z!/]/g)?.length
      const plain = { subject: 'a', siteName: 'a', footer: 'a', unsubscribeUrl: 'a' }
      const { html, subject } = renderMail({ ...about, blocks: [...blocks, link, list] })
      const same = renderMail({
        ...plain,
        blocks: [
          ...([
            { is: 'text', text: 'a' },
            { is: 'code', code: 'a' },
          ] as const),
          { is: 'link', label: 'a', url: 'a' },
          { is: 'list', items: [{ text: 'a', note: 'a', url: 'a' }] },
        ],
      })
      expect(tags(html)).toBe(tags(same.html))
      expect(subject).not.toMatch(/[\r\n]/)
    }),
  )
})
