import type { components } from '@haixuan/api-sdk'
import { Banner, linkClass } from '@haixuan/ui-kit'
import { Link } from '@tanstack/react-router'

/** Why rows of an own list show — for what the market says of them: the right of the day is used up. */
export function ClosedRows({ closed }: { closed: components['schemas']['ClosedRows'] | undefined }) {
  if (!closed) return null
  return (
    <Banner
      tone="warning"
      action={
        closed.need && (
          <Link to="/buy" className={linkClass()}>
            升级会员
          </Link>
        )
      }
    >
      {closed.message}。
    </Banner>
  )
}
