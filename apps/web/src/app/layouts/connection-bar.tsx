import { OfflineBar } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { $isOnline } from '#shared/connection'

/** Says that the network is gone, as long as it is. */
export function ConnectionBar() {
  return useUnit($isOnline) ? null : <OfflineBar />
}
