import { legalTexts } from '@haixuan/api-sdk'
import { expect, it } from 'vitest'
import { drawPage } from '#shared/drawn-page'
import { PrivacyPage } from './privacy-page.tsx'
import { TermsPage } from './terms-page.tsx'

it.each([
  ['用户协议', TermsPage, legalTexts.terms],
  ['隐私政策', PrivacyPage, legalTexts.privacy],
] as const)('%s: the page shows the version of the contract, and its day', async (title, Page, text) => {
  const { place } = await drawPage(Page, { at: '/' })
  const [year, month, day] = text.since.split('-').map(Number)
  expect(place.querySelector('h1')?.textContent).toBe(title)
  expect(place.textContent).toContain(`版本 ${text.version}，${year}年${month}月${day}日 起生效`)
  expect(place.querySelectorAll('section[id^="part-"]').length).toBeGreaterThan(5)
})
