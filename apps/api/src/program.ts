import { type Channels, openChannels } from '#platform/delivery/channels.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { openFileStore, readS3Settings } from '#platform/files/open-file-store.ts'
import {
  type Environment,
  readEach,
  unknownSettings,
  withSecretFiles,
} from '#platform/process/environment.ts'
import { SETTING_NAMES } from '#platform/process/setting-list.ts'
import { readSettings, type Settings } from '#platform/process/settings.ts'
import { readTracing, type TracingSettings } from '#platform/tracing/tracing-settings.ts'
import { didYouMean } from './modules/imports/rules/nearest-name.ts'
import { readWechatEnvironment } from './modules/orders/wechat/wechat-environment.ts'
import type { WechatSettings } from './modules/orders/wechat/wechat-settings.ts'

/** All that the environment says about a server or a worker. */
export interface Program {
  settings: Settings
  fileStore: FileStore
  channels: Channels
  wechat: WechatSettings | undefined
  tracing: TracingSettings | undefined
  /** Sentences for the log about settings without effect. */
  notes: string[]
}

/** Reads the whole environment. @throws {StartupError} that names everything which is wrong in it */
export function readProgram(environment: Environment, isTerminal: boolean): Program {
  let env = environment
  const { settings, wechat, tracing } = readEach({
    secrets: () => {
      env = withSecretFiles(environment)
    },
    settings: () => readSettings(env, isTerminal),
    files: () => readS3Settings(env),
    wechat: () => readWechatEnvironment(env),
    tracing: () => readTracing(env),
  })
  const notes = unknownSettings(environment).map(unknownNote)
  return {
    settings,
    wechat,
    tracing,
    notes,
    channels: openChannels(env),
    fileStore: openFileStore(env, settings.dataDir),
  }
}

/** Without what all names begin with, which would make any two of them alike. */
function unknownNote(name: string): string {
  const [prefix = ''] = /^(?:HAIXUAN|WECHAT_PAY)_/.exec(name) ?? []
  const others = SETTING_NAMES.filter((known) => known.startsWith(prefix)).map((known) =>
    known.slice(prefix.length),
  )
  const near = didYouMean(name.slice(prefix.length), others).replace('写 ', `写 ${prefix}`)
  return `不认识的设置 ${name}，没有作用${near}。`
}
