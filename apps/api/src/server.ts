import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Channels, NO_CHANNELS } from '#platform/delivery/channels.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { Files } from '#platform/files/files.ts'
import { FolderStore } from '#platform/files/folder-store.ts'
import type { HttpPorts } from '#platform/http/ports.ts'
import { createHttpServer, type HttpServerOptions } from '#platform/http/server.ts'
import { jobMeasures } from '#platform/jobs/job-measures.ts'
import { MODULE_PARTS } from './module-parts.ts'
import { authorize } from './modules/access/operations/authorize.ts'
import { drawAnswer } from './modules/access/operations/draw-market-rows.ts'
import { drawKeyCall, keyLimits } from './modules/access/operations/key-call.ts'
import { giveBackShared, takeShared } from './modules/access/store/rate-window-rows.ts'
import { identify } from './modules/account/operations/authenticate.ts'
import { REGISTRATIONS_A_DAY } from './modules/account/store/registration-limit.ts'
import { SeenNotes } from './modules/account/store/seen-notes.ts'
import { OldExports } from './modules/exports/files/old-exports.ts'
import { dressPage } from './modules/hosts/operations/site-page.ts'
import { SiteRegistry } from './modules/hosts/store/site-registry.ts'
import { DEFAULT_LABEL_STORE_BYTES } from './modules/labels/store/label-rows.ts'
import { withOwnMarks } from './modules/listing/store/own-goods-filter.ts'
import { serveOneClick } from './modules/notices/operations/one-click.ts'
import { servePaymentCallback } from './modules/orders/operations/payment-callback.ts'
import { openPaymentPorts } from './modules/orders/wechat/open-payment-ports.ts'
import { WechatClient } from './modules/orders/wechat/wechat-client.ts'
import type { WechatSettings } from './modules/orders/wechat/wechat-settings.ts'
import { replaysOf } from './replays.ts'

const CLEAR_MS = 3_600_000

export interface ServerOptions extends Omit<HttpServerOptions, 'ports'> {
  /** Where the bytes of users' files are; a temporary folder unless told. */
  fileStore?: FileStore
  /** Folder in which servers of before kept exported files. */
  exportDir?: string
  /** Tells the worker of this process, if it has one, that a job was requested. */
  wakeJobs?: () => void
  /** The operator's account at WeChat Pay; without it there is none. */
  wechat?: WechatSettings
  /** Mail and text messages; none unless told. */
  channels?: Channels
  /** Messages that one network may ask for are this many times the usual. Default 1. */
  messageFactor?: number
  /** Registrations that one address may try in a day. */
  registrationsADay?: number
  /** Bytes that the labels of all accounts may take together. Default 5 GiB. */
  labelStoreBytes?: number
}

/** The whole server, not listening yet: the one place where the HTTP server meets the modules. */
export function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { db } = options
  const sites = new SiteRegistry(db)
  const seen = new SeenNotes(db)
  const wechat = options.wechat && new WechatClient(options.wechat)
  const old = new OldExports(options.exportDir)
  const files = fileStoreOf(options)
  const ports: HttpPorts = {
    identify: (request, access, allowDemo) => identify({ db, seen }, request, access, allowDemo),
    authorize,
    keyLimits,
    chargeKeyCall: (caller, limits) => drawKeyCall(db, caller, limits),
    takeShared: (window) => takeShared(db, window),
    giveBackShared: (window) => giveBackShared(db, window),
    replays: replaysOf(db),
    measures: jobMeasures(db),
    drawAnswer: (caller, mark, given) => drawAnswer(db, caller, mark, given),
    context: {
      ...MODULE_PARTS,
      // Own marks are read where they are written, wherever the products are read.
      goodsParts: {
        ...MODULE_PARTS.goodsParts,
        withOwnMarks: (market, userId, filter, asked, isScored) =>
          withOwnMarks(market, userId, filter, asked, isScored, db),
      },
      exports: { wake: options.wakeJobs ?? (() => undefined), old },
      files: new Files(db, files.store),
      sites,
      payments: openPaymentPorts(db, wechat),
      channels: options.channels ?? NO_CHANNELS,
      messageFactor: options.messageFactor ?? 1,
      registrationsADay: options.registrationsADay ?? REGISTRATIONS_A_DAY,
      labelStoreBytes: options.labelStoreBytes ?? DEFAULT_LABEL_STORE_BYTES,
    },
    dressPage: async (html, hostHeader) => dressPage(html, await sites.of(hostHeader)),
    routes: [
      clearing(old),
      files.attach,
      async (app) => void app.addHook('onClose', () => seen.settled()),
      (app) => serveOneClick(app, db),
      ...(wechat ? [(app: FastifyInstance) => servePaymentCallback(app, db, wechat)] : []),
    ],
  }
  return createHttpServer({ ...options, ports })
}

/** A temporary folder, which the first file makes, ends with the server. */
function fileStoreOf({ fileStore }: ServerOptions) {
  if (fileStore) return { store: fileStore, attach: async () => undefined }
  const folder = join(tmpdir(), `haixuan-files-${randomUUID()}`)
  const attach = async (app: FastifyInstance): Promise<void> => {
    app.addHook('onClose', () => rm(folder, { recursive: true, force: true }))
  }
  return { store: new FolderStore(folder), attach }
}

/** Removes what servers of before left: now, and each hour until nothing is left. */
function clearing(old: OldExports) {
  return async (app: FastifyInstance): Promise<void> => {
    const clear = () =>
      void old.clear().catch((err: unknown) => app.log.error({ err }, 'old exports not cleared'))
    const timer = setInterval(clear, CLEAR_MS)
    timer.unref()
    app.addHook('onReady', async () => clear())
    app.addHook('onClose', async () => clearInterval(timer))
  }
}
