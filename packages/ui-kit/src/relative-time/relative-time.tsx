import type { Ref } from 'react'
import { MISSING } from '../number/index.ts'
import { serverNow, useServerNow } from '../server-clock/index.ts'
import { exactTime, relativeTime } from './relative-text.ts'

export type RelativeTimeProps = {
  /** Epoch ms or ISO; missing shows `—`. */
  readonly time: number | string | null | undefined
  readonly className?: string
  /** A `<time>` element, or a span where the moment is missing. */
  readonly ref?: Ref<HTMLElement>
}

const STEP = 10_000

/** How long ago by the server's clock; the whole moment in the tooltip. */
export function RelativeTime({ time, className, ref }: RelativeTimeProps) {
  useServerNow(STEP)
  const at = typeof time === 'string' ? Date.parse(time) : time
  if (at == null || Number.isNaN(at))
    return (
      <span ref={ref} className={className}>
        {MISSING}
      </span>
    )
  return (
    <time
      ref={ref as Ref<HTMLTimeElement>}
      dateTime={new Date(at).toISOString()}
      title={exactTime(at)}
      className={className}
    >
      {relativeTime(at, serverNow())}
    </time>
  )
}
