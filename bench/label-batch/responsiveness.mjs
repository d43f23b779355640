import { readFileSync } from 'node:fs'

/** Bytes in memory of a process. */
const rssOf = (pid) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024

/** The process that draws the page: the renderer that uses most memory. */
async function rendererOf(browser) {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  return renderers.toSorted((a, b) => rssOf(b) - rssOf(a))[0]
}

/** Traced tasks of the page's own thread: how long each held it, and how much of that was work. */
function mainTasks(events) {
  const names = events.filter(({ name }) => name === 'thread_name')
  const mains = new Set(
    names.filter(({ args }) => args.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`),
  )
  return events
    .filter(({ ph, name, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && mains.has(`${pid} ${tid}`))
    .map(({ dur = 0, tdur = 0, ts, pid, tid }) => ({
      ms: dur / 1_000,
      work: tdur / 1_000,
      ts,
      dur,
      pid,
      tid,
    }))
}

/** What is inside of the longest task, by the time it took. */
function insideOf(task, events) {
  return events
    .filter(
      ({ ph, ts, dur = 0, pid, tid, name }) =>
        ph === 'X' &&
        pid === task.pid &&
        tid === task.tid &&
        ts >= task.ts &&
        ts + dur <= task.ts + task.dur &&
        !name.endsWith('RunTask') &&
        dur > task.dur / 20,
    )
    .map(({ name, dur, args }) => {
      const { functionName, type, url } = args?.data ?? {}
      return `${name}${functionName || type ? `(${functionName ?? type})` : ''}${url ? ` ${url.split('/').at(-1)}` : ''} ${(dur / 1_000).toFixed(0)}`
    })
}

/**
 * Watches the page while something is done.
 * @returns The tasks of the page's thread that worked longest, in milliseconds: by the clock, which counts what other
 * programs took of the processor meanwhile, and by the work of the thread; and the memory of its process in MB: before,
 * at its highest, after.
 */
export async function watched(browser, work) {
  const pid = await rendererOf(browser)
  const session = await browser.newBrowserCDPSession()
  const events = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  const categories = ['toplevel', 'devtools.timeline', '__metadata', 'v8', 'disabled-by-default-v8.gc']
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories, recordMode: 'recordAsMuchAsPossible' },
  })
  const before = rssOf(pid)
  let highest = before
  const timer = setInterval(() => {
    highest = Math.max(highest, rssOf(pid))
  }, 50)
  const result = await work()
  clearInterval(timer)
  const after = rssOf(pid)
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await ended
  await session.detach()
  const tasks = mainTasks(events)
  const byWork = tasks.toSorted((a, b) => b.work - a.work)
  const mb = (bytes) => bytes / 1_048_576
  return {
    result,
    clock: Math.max(...tasks.map(({ ms }) => ms)),
    work: byWork[0]?.work ?? 0,
    tasks: byWork.slice(0, 3).map((task) => ({ ...task, inside: insideOf(task, events) })),
    memory: { before: mb(before), highest: mb(highest), after: mb(after) },
  }
}
