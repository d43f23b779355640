import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { $isEntering } from '../model/adopt-token.ts'

/** Holds the site back while somebody who came with a code or token is let in. */
export function Entrance({ children }: { children: ReactNode }) {
  return useUnit($isEntering) ? <p role="status">正在登录…</p> : children
}
