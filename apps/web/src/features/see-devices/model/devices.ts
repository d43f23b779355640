import type { OperationData } from '@haixuan/api-sdk'
import { createEffect, createEvent, sample } from 'effector'
import { api, apiQuery, invalidateFx } from '#shared/api'
import { noticeAsked } from '#shared/notice'

export type Device = OperationData<'listSessions'>[number]

/** Where the user is signed in, host clients included. */
export const devicesQuery = () => ({ ...apiQuery('listSessions'), staleTime: 0 })

/** A device is signed out remotely. */
export const deviceRevoked = createEvent<string>()

const revokeFx = createEffect((id: string) => api.call('revokeSession', { path: { id } }))

sample({ clock: deviceRevoked, target: revokeFx })
sample({ clock: revokeFx.finally, fn: () => ['listSessions'], target: invalidateFx })
sample({
  clock: revokeFx.done,
  fn: () => ({ tone: 'success' as const, text: '已退出该设备' }),
  target: noticeAsked,
})
