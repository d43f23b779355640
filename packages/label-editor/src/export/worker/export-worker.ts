import { setAbsent } from '../../fonts/absent-faces.ts'
import { ON_DEMAND } from '../../fonts/font-metrics.ts'
import { createLabelFonts } from '../fonts/label-fonts.ts'
import { createBreath } from './breath.ts'
import { browserFonts, readByBrowser } from './browser-files.ts'
import { Cancelled } from './cancelled.ts'
import type { ExportJob } from './export-job.ts'
import { failureText } from './failure-text.ts'
import { JOBS, type JobName } from './job-registry.ts'
import type { FromWorker, ToWorker } from './messages.ts'

const fonts = createLabelFonts(browserFonts)
const cancelled = new Set<number>()
const say = (message: FromWorker) => postMessage(message)

async function run(id: number, name: JobName, input: unknown): Promise<void> {
  const breathe = createBreath(
    () => cancelled.has(id),
    (done, of) => say({ kind: 'progress', id, done, of }),
  )
  // What was missing for the last job may be there for this one.
  for (const face of ON_DEMAND) setAbsent(face, false)
  try {
    // The client's types see to it that a job gets its own input.
    const job = (await JOBS[name]()) as ExportJob<unknown, unknown>
    say({ kind: 'done', id, output: await job(input, { fonts, readOther: readByBrowser, breathe }) })
  } catch (error) {
    if (error instanceof Cancelled) say({ kind: 'cancelled', id })
    else say({ kind: 'failed', id, message: failureText(error) })
  } finally {
    cancelled.delete(id)
  }
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'cancel') cancelled.add(data.id)
  else void run(data.id, data.job, data.input)
})
