import type { FastifyServerOptions } from 'fastify'

/** Anything the log can be written to. */
export interface LogSink {
  write(line: string): void
}

const SECRET_KEYS = [
  'authorization',
  'cookie',
  'set-cookie',
  'token',
  'code',
  'password',
  'confirm_password',
  'confirmPassword',
  'mobile',
]

/**
 * Takes secrets out of a finished log line, wherever they are in it: tokens of this project, bearer headers and
 * mainland mobiles. The last safeguard; paths of known fields are redacted before.
 */
export function scrub(line: string): string {
  return line
    .replace(/hx[a-z]?_[A-Za-z0-9_-]{16,}/g, '[token]')
    .replace(/(bearer\s+)[^\s"'\\]+/gi, '$1[token]')
    .replace(/(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)/g, '$1****$2')
}

/** Options of the structured log. Addresses are written without their query. */
export function logOptions(level: string, sink: LogSink): FastifyServerOptions['logger'] {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: SECRET_KEYS.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]),
      censor: '[redacted]',
    },
    stream: { write: (line: string) => sink.write(scrub(line)) },
  }
}
