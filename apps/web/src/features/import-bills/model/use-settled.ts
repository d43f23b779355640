import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { importSettled } from './import-acts.ts'

/** Tells that the server has finished, once its work is seen to be over. */
export function useSettled(isBusy: boolean): void {
  const settled = useUnit(importSettled)
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !isBusy) settled()
    wasBusy.current = isBusy
  }, [isBusy, settled])
}
