import { legalTexts } from '@haixuan/api-sdk'
import { expect, it } from 'vitest'
import { drawPage } from '#shared/drawn-page'
import { AcceptTexts } from './accept-texts.tsx'
import { ACCEPTED, acceptance } from './acceptance.ts'

it('names the versions of the contract, and asks for the tick', () => {
  expect(ACCEPTED).toEqual({
    termsVersion: legalTexts.terms.version,
    privacyVersion: legalTexts.privacy.version,
  })
  expect([acceptance(true), acceptance(false)]).toEqual([
    undefined,
    '请先阅读并同意《用户协议》和《隐私政策》',
  ])
})

it('opens both texts beside the form, and is read as one sentence', async () => {
  const { place } = await drawPage(() => <AcceptTexts checked={false} onChange={() => undefined} />, {
    at: '/login',
  })
  expect(place.querySelector('label')?.textContent).toBe('我已阅读并同意《用户协议》和《隐私政策》')
  expect(place.querySelector('input')?.checked).toBe(false)
  const links = [...place.querySelectorAll('a')].map((a) => [a.textContent, a.pathname, a.target, a.rel])
  expect(links).toEqual([
    ['《用户协议》', '/yhxy', '_blank', 'noopener'],
    ['《隐私政策》', '/yszc', '_blank', 'noopener'],
  ])
})
