import { expect, test } from 'vitest'
import { readTraceparent } from './remote-parent.ts'
import { readTracing } from './tracing-settings.ts'

const ENDPOINT = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/' }

test('without an endpoint there are no traces; with one it gets the path of OTLP', () => {
  expect(readTracing({})).toBeUndefined()
  expect(readTracing({ OTEL_SERVICE_NAME: 'x' })).toBeUndefined()
  expect(readTracing(ENDPOINT)).toEqual({
    ...{ url: 'http://127.0.0.1:4318/v1/traces', headers: {}, serviceName: 'haixuan' },
    ...{ ratio: 1, takesContext: false },
  })
  const more = {
    ...{ OTEL_EXPORTER_OTLP_HEADERS: ' a=b c , x-key = k==,', OTEL_TRACES_SAMPLER_ARG: '0.25' },
    ...{ OTEL_SERVICE_NAME: 'shop', HAIXUAN_TRACE_CONTEXT: 'proxy' },
  }
  expect(readTracing({ ...ENDPOINT, ...more })).toMatchObject({
    ...{ headers: { a: 'b c', 'x-key': 'k==' }, ratio: 0.25, serviceName: 'shop', takesContext: true },
  })
  for (const [text, ratio] of [
    ['0', 0],
    ['1', 1],
    ['.5', 0.5],
  ] as const)
    expect(readTracing({ ...ENDPOINT, OTEL_TRACES_SAMPLER_ARG: text })?.ratio).toBe(ratio)
})

test.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'canary' }, 'OTEL_EXPORTER_OTLP_ENDPOINT 不是'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'grpc://canary:4317' }, 'OTEL_EXPORTER_OTLP_ENDPOINT 不是'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://u:canary@x' }, 'OTEL_EXPORTER_OTLP_ENDPOINT 不是'],
  [{ ...ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS: 'canary' }, 'OTEL_EXPORTER_OTLP_HEADERS 无法识别'],
  [{ ...ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS: 'a=canary\r\nb' }, 'OTEL_EXPORTER_OTLP_HEADERS 无法识别'],
  [{ ...ENDPOINT, OTEL_TRACES_SAMPLER_ARG: '1.1' }, 'OTEL_TRACES_SAMPLER_ARG=1.1 无法识别'],
  [{ ...ENDPOINT, OTEL_TRACES_SAMPLER_ARG: '-1' }, 'OTEL_TRACES_SAMPLER_ARG=-1 无法识别'],
  [{ ...ENDPOINT, HAIXUAN_TRACE_CONTEXT: 'all' }, 'HAIXUAN_TRACE_CONTEXT=all 无法识别'],
])('%j is refused in one sentence', (env, words) => {
  let said = ''
  try {
    readTracing(env)
  } catch (error) {
    said = (error as Error).message
  }
  expect(said).toContain(words)
  expect(said).toMatch(/^[^\n]+。$/)
  expect(said).not.toContain('canary')
})

test('traceparent is version 00 with ids that are not zero', () => {
  const [traceId, spanId] = ['a1'.repeat(16), 'b2'.repeat(8)]
  const read = (flags: string) => readTraceparent(`00-${traceId}-${spanId}-${flags}`)
  expect(read('01')).toEqual({ traceId, spanId, isSampled: true })
  expect([read('00')?.isSampled, read('03')?.isSampled]).toEqual([false, true])
  for (const wrong of [
    undefined,
    ['x'],
    '',
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `00-${traceId}-${spanId}-1`,
  ])
    expect(readTraceparent(wrong)).toBeUndefined()
})
