import { expect, it } from 'vitest'
import { drawPage } from '#shared/drawn-page'
import { SiteFooter } from './site-footer.tsx'

const at = (name: string) => `https://cdn.example.com/${name}.png`

/** The foot of a page with these entries of the dictionary. */
async function foot(entries: readonly { key: string; value: string | null }[]) {
  const { place } = await drawPage(SiteFooter, {
    answers: [[['getDictionary', { path: { name: 'front_desk' } }], entries]],
  })
  return place
}

it('has the record number, the partners, and the codes of group, official account and support', async () => {
  const place = await foot([
    { key: 'beian', value: '示例ICP备2026000001号' },
    { key: 'seo_link', value: '伙伴站|https://partner.example.com\n坏的 javascript:alert(1)' },
    ...['user_group', 'mpweixin', 'customer', 'douyin_qrcode_1'].map((key) => ({ key, value: at(key) })),
  ])
  expect(place.textContent).toContain('示例ICP备2026000001号')
  const partners = [...place.querySelectorAll('a[target=_blank]')]
  expect(
    partners.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')]),
  ).toEqual([['伙伴站', 'https://partner.example.com', 'noopener noreferrer']])
  expect([...place.querySelectorAll('img')].map((code) => [code.alt, code.getAttribute('src')])).toEqual([
    ['用户交流群二维码', at('user_group')],
    ['公众号二维码', at('mpweixin')],
    ['联系客服二维码', at('customer')],
  ])
})

it('shows nothing that the operator has not set', async () => {
  const place = await foot([{ key: 'beian', value: null }])
  expect(place.querySelectorAll('img, a[target=_blank]')).toHaveLength(0)
  expect(place.textContent).not.toContain('备')
})
