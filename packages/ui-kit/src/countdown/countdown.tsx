import { type Ref, useEffect, useRef } from 'react'
import { serverNow, useServerNow } from '../server-clock/index.ts'
import { remainingText } from './remaining-text.ts'

export type CountdownProps = {
  /** The end, epoch ms by the server's clock. */
  readonly end: number
  /** What is counted down to, for screen readers: 活动结束. */
  readonly label: string
  /** What is there afterwards. */
  readonly ended?: string
  /** Called once, when the end is reached while this is shown. */
  readonly onEnd?: () => void
  readonly className?: string
  readonly ref?: Ref<HTMLSpanElement>
}

/** Time left by the server's clock. Not read aloud every second: readers may ask for it. */
export function Countdown({ end, label, ended = '已结束', onEnd, className, ref }: CountdownProps) {
  useServerNow(1000)
  const left = end - serverNow()
  const isOver = left <= 0
  const wasOver = useRef(isOver)
  useEffect(() => {
    if (isOver && !wasOver.current) onEnd?.()
    wasOver.current = isOver
  }, [isOver, onEnd])
  return (
    <span ref={ref} role="timer" aria-live="off" aria-label={label} className={className}>
      {isOver ? ended : remainingText(left)}
    </span>
  )
}
