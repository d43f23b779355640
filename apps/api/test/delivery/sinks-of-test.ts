import { onTestFinished } from 'vitest'
import { mailSink, type SinkOptions } from '../mail-sink.ts'
import { aliyunService } from './aliyun.ts'

/** A mail server that keeps what it gets, closed when the test ends. */
export async function mailSinkOfTest(options?: SinkOptions) {
  const sink = await mailSink(options)
  onTestFinished(sink.close)
  return sink
}

/** A text-message service, closed when the test ends. */
export async function aliyunOfTest(answer?: () => string) {
  const service = await aliyunService(answer)
  onTestFinished(service.close)
  return service
}
