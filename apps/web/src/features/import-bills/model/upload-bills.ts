import type { HaixuanError } from '@haixuan/api-sdk'
import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { api } from '#shared/api'
import { personLeft } from '#shared/session'

/** A file on its way to the server. */
export interface BillFile {
  key: string
  file: File
  state: 'waiting' | 'running' | 'done' | 'failed'
  /** Bytes that are there. */
  sent: number
  /** Id of the finished upload. */
  upload: string | null
  reason: string | null
  /** Gives the sending up. */
  stop: AbortController
}

/** Bytes of one part: the server takes 2 MiB at most. */
const PART_BYTES = 1_048_576
/** Files of one import at most. */
export const FILES_MOST = 50

/** Files were dropped or chosen. */
export const filesChosen = createEvent<readonly File[]>()
/** A file shall not be imported: its sending stops, and what is there of it is removed. */
export const fileRemoved = createEvent<BillFile>()
/** A file shall be sent again. */
export const fileRetried = createEvent<string>()
/** The next import begins with no file. */
export const filesForgotten = createEvent()

const progressed = createEvent<{ key: string; sent: number }>()

/** Removes an upload; one that stays is removed by the server within a day. */
export const cancelUploadFx = createEffect((id: string) =>
  api.call('cancelUpload', { path: { id } }, { quiet: true }),
)

/** Sends a file part by part. @returns the id of the upload */
export const sendBillFx = createEffect<BillFile, string, HaixuanError>(async ({ key, file, stop }) => {
  const [told, cancel] = [scopeBind(progressed, { safe: true }), scopeBind(cancelUploadFx, { safe: true })]
  const options = { quiet: true, signal: stop.signal }
  const { id } = await api.call(
    'createUpload',
    { body: { name: file.name, bytes: file.size, kind: 'bill' } },
    options,
  )
  try {
    for (let offset = 0; offset < file.size; offset += PART_BYTES) {
      const part = file.slice(offset, offset + PART_BYTES)
      await api.call('putUploadPart', { path: { id, offset }, body: part }, options)
      told({ key, sent: Math.min(file.size, offset + PART_BYTES) })
    }
    await api.call('finishUpload', { path: { id } }, options)
    return id
  } catch (error) {
    // An account has few open uploads: one that nobody goes on with is in the way of the next.
    void cancel(id).catch(() => undefined)
    throw error
  }
})

const stopFx = createEffect((file: BillFile) => file.stop.abort())

const changed = (files: readonly BillFile[], key: string, change: Partial<BillFile>) =>
  files.map((one) => (one.key === key ? { ...one, ...change } : one))

/** The same file chosen again; a file of another folder may have the same name. */
const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

let last = 0

export const $files = createStore<readonly BillFile[]>([])
  .on(filesChosen, (files, chosen) => [
    ...files,
    ...chosen
      .filter((file) => !files.some((one) => isSame(one.file, file)))
      .slice(0, Math.max(0, FILES_MOST - files.length))
      .map((file) => ({
        key: `file-${++last}`,
        ...{ file, state: 'waiting' as const, sent: 0, upload: null, reason: null },
        stop: new AbortController(),
      })),
  ])
  .on(fileRemoved, (files, { key }) => files.filter((one) => one.key !== key))
  .on(fileRetried, (files, key) =>
    changed(files, key, { state: 'waiting', sent: 0, reason: null, stop: new AbortController() }),
  )
  .on(sendBillFx, (files, { key }) => changed(files, key, { state: 'running' }))
  .on(progressed, (files, { key, sent }) => changed(files, key, { sent }))
  .on(sendBillFx.done, (files, { params, result }) =>
    changed(files, params.key, { state: 'done', upload: result, sent: params.file.size }),
  )
  .on(sendBillFx.fail, (files, { params, error }) =>
    changed(files, params.key, { state: 'failed', reason: error.message }),
  )
  .reset(filesForgotten, personLeft)

const nextFx = attach({ effect: sendBillFx, mapParams: (file: BillFile) => file })

// One file at a time: an account has few open uploads, and a slow line is not faster with more.
sample({
  clock: [filesChosen, fileRetried, sendBillFx.finally, fileRemoved],
  source: $files,
  filter: (files) =>
    files.some(({ state }) => state === 'waiting') && !files.some(({ state }) => state === 'running'),
  fn: (files) => files.find(({ state }) => state === 'waiting') as BillFile,
  target: nextFx,
})

sample({ clock: fileRemoved, target: stopFx })
sample({ clock: fileRemoved.filterMap(({ upload }) => upload ?? undefined), target: cancelUploadFx })
