import { useState } from 'react'

/**
 * The newest answer, or the one before while the newest is on its way or has failed: rows that a reader has
 * seen do not vanish.
 */
export function useLastGood<Data>(data: Data | undefined): Data | undefined {
  const [last, setLast] = useState(data)
  if (data !== undefined && data !== last) setLast(data)
  return data ?? last
}
