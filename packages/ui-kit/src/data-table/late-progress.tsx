import { useEffect, useState } from 'react'
import css from './data-table.module.css'

/** Milliseconds: rows that come sooner need no sign that they are on their way, which would only flash. */
const WORTH_SAYING = 150

/** The line over the rows while others are on their way. */
export function LateProgress() {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), WORTH_SAYING)
    return () => clearTimeout(timer)
  }, [])
  return isLate && <div className={css['progress']} aria-hidden="true" />
}
