import { CustomServiceState } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { SITE } from '#shared/config'
import { $user, isCustomPage, needsCustomService } from '#shared/session'

/** What is a custom service says so to those who do not have it; nothing is shown until it is known who they are. */
export function CustomServiceGate({ path, children }: { path: string; children: ReactNode }) {
  const user = useUnit($user)
  if (!isCustomPage(path)) return children
  if (user === null) return null
  return needsCustomService(path, user, SITE.isWhiteLabel) ? <CustomServiceState size="page" /> : children
}
