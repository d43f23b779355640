import type { HaixuanError, OperationData } from '@haixuan/api-sdk'
import { createEffect, createEvent, sample } from 'effector'
import { api } from '#shared/api'
import { refusalFile } from '../lib/refusal-file.ts'

type Refusal = OperationData<'listFinanceRefusals'>['rows'][number]

/** Rows of one answer. */
const PAGE = 100

/** The list of refused rows of an import is wanted as a file. */
export const refusalsWanted = createEvent<string>()

/** All refused rows of an import, not only those on the screen. */
export const readRefusalsFx = createEffect<string, readonly Refusal[], HaixuanError>(async (id) => {
  const all: Refusal[] = []
  for (let page = 1; ; page++) {
    const { rows, count } = await api.call('listFinanceRefusals', {
      ...{ path: { id }, query: { page, limit: PAGE } },
    })
    all.push(...rows)
    if (rows.length < PAGE || all.length >= count) return all
  }
})

/** Gives the list to the browser as a file. */
export const saveRefusalsFx = createEffect((rows: readonly Refusal[]) => {
  const address = URL.createObjectURL(refusalFile(rows))
  Object.assign(document.createElement('a'), { href: address, download: '拒收清单.csv' }).click()
  // The browser has taken it by then; kept longer it would stay in memory.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
})

sample({ clock: refusalsWanted, target: readRefusalsFx })
sample({ clock: readRefusalsFx.doneData, target: saveRefusalsFx })
