import { StartupError } from '../database/startup-error.ts'
import { type Environment, readEach, shown } from '../process/environment.ts'

export interface TracingSettings {
  /** Address that spans are sent to, with the path of OTLP. */
  url: string
  headers: Record<string, string>
  serviceName: string
  /** Share of the traces that begin here, 0 to 1. */
  ratio: number
  /** Calls that a trusted proxy passes on continue the trace that they name. */
  takesContext: boolean
}

/** Reads OTEL_*; undefined without an endpoint. @throws {StartupError} */
export function readTracing(env: Environment): TracingSettings | undefined {
  const read = readEach({
    url: () => readUrl(env['OTEL_EXPORTER_OTLP_ENDPOINT']),
    headers: () => readHeaders(env['OTEL_EXPORTER_OTLP_HEADERS']),
    ratio: () => readRatio(env['OTEL_TRACES_SAMPLER_ARG']),
    takesContext: () => readContext(env['HAIXUAN_TRACE_CONTEXT']),
  })
  const serviceName = env['OTEL_SERVICE_NAME'] || 'haixuan'
  return read.url === undefined ? undefined : { ...read, url: read.url, serviceName }
}

/** The address is never shown: it may hold a password. */
function readUrl(text: string | undefined): string | undefined {
  if (!text) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isPlain = url && !url.username && !url.password && !url.search && !url.hash
  if (isPlain && /^https?:$/.test(url.protocol)) return `${text.replace(/\/+$/, '')}/v1/traces`
  throw new StartupError(
    'OTEL_EXPORTER_OTLP_ENDPOINT 不是接收追踪数据的地址，请改为 http://主机:4318 的形式，不带密码和参数；密钥写在 OTEL_EXPORTER_OTLP_HEADERS。',
  )
}

/** Never shown: they hold keys. */
function readHeaders(text: string | undefined): Record<string, string> {
  const pairs = (text ?? '').split(',').filter((part) => part.trim() !== '')
  return Object.fromEntries(
    pairs.map((part) => {
      const [, name, value] = /^\s*([A-Za-z0-9_-]+)\s*=\s*([\x21-\x7e][\x20-\x7e]*?)\s*$/.exec(part) ?? []
      if (name !== undefined && value !== undefined) return [name, value]
      throw new StartupError(
        'OTEL_EXPORTER_OTLP_HEADERS 无法识别，请写成 名称=值 的形式，多个用逗号分隔，例如 authorization=密钥。',
      )
    }),
  )
}

function readRatio(text: string | undefined): number {
  if (!text) return 1
  const ratio = /^(?:0|1|[01]?\.\d+)$/.test(text) ? Number(text) : Number.NaN
  if (ratio <= 1) return ratio
  throw new StartupError(
    `OTEL_TRACES_SAMPLER_ARG=${shown(text)} 无法识别，请改为 0 到 1 之间的数，例如 0.1 表示记录十分之一的调用。`,
  )
}

function readContext(text: string | undefined): boolean {
  if (!text) return false
  if (text === 'proxy') return true
  throw new StartupError(
    `HAIXUAN_TRACE_CONTEXT=${shown(text)} 无法识别，请改为 proxy（延续可信代理传来的追踪），或去掉它。`,
  )
}
