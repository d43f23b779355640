import { describe, expect, it } from 'vitest'
import { tokenCookie, tokenIn } from './token-cookie.ts'

const development = { protocol: 'http:' }
const production = { protocol: 'https:' }

describe('the token cookie', () => {
  it('lives 7 days, and in production is secure, tied to the host, and kept apart in frames', () => {
    expect(tokenCookie('abc', production)).toBe(
      '__Host-token=abc; Max-Age=604800; Path=/; Secure; SameSite=None; Partitioned',
    )
    expect(tokenCookie('abc', development)).toBe('token=abc; Max-Age=604800; Path=/; SameSite=Lax')
  })

  it('ends at once when emptied', () => {
    expect(tokenCookie('', production)).toContain('Max-Age=0')
  })

  it('is found among others, by its whole name', () => {
    expect(tokenIn('a=1; token=abc-_.~+/=; b=2', development)).toBe('abc-_.~+/=')
    expect(tokenIn('mytoken=abc', development)).toBeNull()
    expect(tokenIn('token=abc', production)).toBeNull()
    expect(tokenIn('__Host-token=abc', production)).toBe('abc')
  })

  it('is not believed when it could not be in a header', () => {
    for (const broken of ['token=', 'token=a%0d%0ab', 'token=a b', 'token=令牌']) {
      expect(tokenIn(broken, development), broken).toBeNull()
    }
  })
})
